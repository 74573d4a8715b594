import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, journey } from '#tests/journey.ts'
import { type CueName, cueNames } from './sound-plan.ts'
import { type Measure, measure } from './test-loudness.ts'

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
    const measured = {} as Record<CueName, Measure>
    const seconds = {} as Record<CueName, number>
    for (const name of cueNames) {
      const samples = await rendered(page, name)
      measured[name] = measure(samples, 24_000)
      seconds[name] = samples.length / 24_000
      const { loudness, peak, jump, click, rumble } = measured[name]
      expect(loudness, name).toBeGreaterThan(-21)
      expect(loudness, name).toBeLessThan(-19)
      expect(peak, name).toBeLessThan(0.8)
      expect(jump, name).toBeLessThan(0.3)
      expect(click, name).toBeLessThan(5)
      // The seam where the chant loops.
      expect(Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0)), name).toBeLessThan(0.02)
      // A phone's speaker cannot play rumble.
      expect(rumble, name).toBeLessThan(0.01)
    }
    expect(seconds).toEqual({ water: 10, mantra: 29, aarti: 15, bell: 3, ambient: 12 })
    const middle = (name: CueName) => Math.round(measured[name].middle)
    expect(middle('ambient')).toBeLessThan(450)
    expect(middle('mantra')).toBeLessThan(700)
    // Half of a bell's energy is below its struck note.
    expect(middle('bell')).toBeGreaterThan(250)
    expect(middle('bell')).toBeLessThan(700)
    expect(middle('aarti')).toBeGreaterThan(380)
    expect(middle('water')).toBeGreaterThan(700)
  },
)
