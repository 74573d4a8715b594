import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, journey } from '#tests/journey.ts'
import { type CueName, cueNames } from './sound-plan.ts'
import { measure } from './test-loudness.ts'

/** Bundles a file of this folder into one script that sets its exports as `sound`. */
async function bundled(file: string): Promise<string> {
  const out = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/${file}`, formats: ['iife'], name: 'sound' },
    },
  })) as Rolldown.RolldownOutput[]
  return out[0]?.output[0].code ?? ''
}
async function rendered(page: Page, name: CueName): Promise<Float32Array> {
  const base64 = await page.evaluate(async cue => {
    const { renderCue } = (globalThis as unknown as { sound: typeof import('./render-cue.ts') }).sound
    const buffer = await renderCue(cue)
    const bytes = new Uint8Array(buffer.getChannelData(0).buffer)
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }, name)
  return new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)
}

journey(
  'the five cues of the pooja are as long as their steps, equally loud, and free of clicks',
  async ({ phone }) => {
    const { page } = await phone()
    await page.goto('about:blank')
    await page.addScriptTag({ content: await bundled('render-cue.ts') })
    const seconds = {} as Record<CueName, number>
    for (const name of cueNames) {
      const samples = await rendered(page, name)
      seconds[name] = samples.length / 24_000
      // Rumble, which a phone's speaker cannot play, counts little in this loudness.
      const { loudness, peak, jump, click } = measure(samples, 24_000)
      expect(loudness, name).toBeGreaterThan(-21)
      expect(loudness, name).toBeLessThan(-19)
      expect(peak, name).toBeLessThan(0.8)
      expect(jump, name).toBeLessThan(0.3)
      expect(click, name).toBeLessThan(5)
      // The seam where the chant loops.
      expect(Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0)), name).toBeLessThan(0.02)
    }
    expect(seconds).toEqual({ water: 10, mantra: 29, aarti: 15, bell: 3, ambient: 12 })
  },
)
