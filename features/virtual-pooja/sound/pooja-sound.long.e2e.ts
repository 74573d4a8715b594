import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

/** Makes the page report how loud its output is now, and how many audio contexts it has created. */
function listen() {
  const ears: AnalyserNode[] = []
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  const hear = { contexts: 0, loudness: () => 0 }
  const Real = AudioContext
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      hear.contexts += 1
    }
  }
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode && to.context instanceof Real) {
      const ear = to.context.createAnalyser()
      ears.push(ear)
      connect.call(this, ear)
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect
  hear.loudness = () => {
    const samples = new Float32Array(2048)
    let loudest = 0
    for (const ear of ears) {
      if (ear.context.state !== 'running') continue
      ear.getFloatTimeDomainData(samples)
      loudest = Math.max(loudest, Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length))
    }
    return loudest
  }
  Object.assign(globalThis, { hear })
}
type Heard = { hear: { contexts: number; loudness: () => number } }
const loudness = (page: Page) => page.evaluate(() => (globalThis as unknown as Heard).hear.loudness())
const sounds = (page: Page) => expect.poll(() => loudness(page)).toBeGreaterThan(0.003)

/** One second of a 440 Hz tone as a WAV file. */
function tone(): Buffer {
  const rate = 8000
  const samples = Int16Array.from({ length: rate }, (_, i) => 8000 * Math.sin((2 * Math.PI * 440 * i) / rate))
  const words = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer)
  // One channel of 16 bits.
  const format = Buffer.concat([Buffer.from([1, 0, 1, 0]), words(rate, 2 * rate), Buffer.from([2, 0, 16, 0])])
  return Buffer.concat([
    ...[Buffer.from('RIFF'), words(36 + 2 * rate), Buffer.from('WAVEfmt '), words(16), format],
    ...[Buffer.from('data'), words(2 * rate), Buffer.from(samples.buffer)],
  ])
}

journey(
  'staff choose the pace, and a recording in place of a cue; if one is unavailable the guide synthesises it',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    for (const file of ['there.wav', 'gone.wav']) {
      const settings = { pace: 'even', recordings: { ambient: `/sound/${file}` } }
      expect((await staff.call('PUT', '/api/virtual-pooja', settings)).status).toBe(200)
      const { page, open } = await phone({ at: world, before: listen })
      await expect.poll(async () => (await page.request.get('/api/virtual-pooja')).text()).toContain(file)
      const asked: string[] = []
      await page.route('**/sound/there.wav', route => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'audio/wav', body: tone() })
      })
      await open('/virtual-pooja')
      await page.getByRole('link', { name: 'बाबा गरीबनाथ' }).click()
      await sounds(page)
      expect(asked).toHaveLength(file === 'there.wav' ? 1 : 0)
      await expect(page.getByText('15 सेकंड')).toHaveCount(4)
    }
  },
)

const isSilent = (page: Page) => expect.poll(() => loudness(page)).toBeLessThan(0.0005)
/** Fires the visibility change of a phone whose screen is turned off or on. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

journey(
  'the chant begins with a tap, pauses while the screen is off, and one tap mutes it for good',
  async ({ phone }) => {
    const { page, open } = await phone({ before: listen })
    await open('/virtual-pooja')
    const garibnath = page.getByRole('link', { name: 'बाबा गरीबनाथ' })
    await expect(garibnath).toBeVisible()
    expect(await page.evaluate(() => (globalThis as unknown as Heard).hear.contexts)).toBe(0)
    await garibnath.click()
    await sounds(page)
    await turn(page, 'hidden')
    await isSilent(page)
    await turn(page, 'visible')
    await sounds(page)
    const mute = page.getByRole('button', { name: 'आवाज़ बंद करें' })
    // The first button after Back.
    await page.getByRole('link', { name: 'वापस' }).focus()
    await page.keyboard.press('Tab')
    await expect(mute).toBeFocused()
    await mute.click()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await isSilent(page)
    await page.getByRole('button', { name: 'जल चढ़ाएँ' }).click()
    await expect(page.getByRole('button', { name: 'जल चढ़ रहा है...' })).toBeVisible()
    await isSilent(page)
    await page.reload()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await mute.click()
    await sounds(page)
    await page.getByRole('link', { name: 'वापस' }).click()
    await isSilent(page)
  },
)
