import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { type CueName, cueNames } from './sound-plan.ts'
import { type Measure, measure } from './test-loudness.ts'

let page: Page
const measured = {} as Record<CueName, Measure & { seconds: number; seam: number }>

browserForAll()
beforeAll(async () => {
  if (!browser) return
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled('render-cue.tsx') })
  for (const name of cueNames) {
    const base64 = await page.evaluate(async cue => {
      const { renderCue } = (globalThis as unknown as { sound: typeof import('./render-cue.tsx') }).sound
      const buffer = await renderCue(cue)
      const bytes = new Uint8Array(buffer.getChannelData(0).buffer)
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    }, name)
    const samples = new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)
    const seam = Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))
    measured[name] = { ...measure(samples, 24000), seconds: samples.length / 24000, seam }
  }
})

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

describe('the five cues', () => {
  journey('are as long as their steps', () => {
    const seconds = Object.fromEntries(cueNames.map(name => [name, measured[name].seconds]))
    expect(seconds).toEqual({ water: 10, mantra: 29, aarti: 15, bell: 3, ambient: 12 })
  })
  journey('are equally loud, about -20 LUFS, and never clip', () => {
    for (const name of cueNames) {
      expect(measured[name].loudness, name).toBeGreaterThan(-21)
      expect(measured[name].loudness, name).toBeLessThan(-19)
      expect(measured[name].peak, name).toBeLessThan(0.8)
    }
  })
  journey('click nowhere, not at their ends nor where the chant begins anew', () => {
    for (const name of cueNames) {
      expect(measured[name].jump, name).toBeLessThan(0.3)
      expect(measured[name].click, name).toBeLessThan(5)
      expect(measured[name].seam, name).toBeLessThan(0.02)
    }
  })
  journey('sound where a phone can: no rumble, water bright, chant deep, bells between', () => {
    for (const name of cueNames) expect(measured[name].rumble, name).toBeLessThan(0.01)
    const middle = (name: CueName) => Math.round(measured[name].middle)
    expect(middle('ambient')).toBeLessThan(450)
    expect(middle('mantra')).toBeLessThan(700)
    // Half of a bell's energy lies below its struck note.
    expect(middle('bell')).toBeGreaterThan(250)
    expect(middle('bell')).toBeLessThan(700)
    expect(middle('aarti')).toBeGreaterThan(380)
    expect(middle('water')).toBeGreaterThan(700)
  })
})
