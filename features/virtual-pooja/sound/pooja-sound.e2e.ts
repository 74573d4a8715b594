import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'

/** Lets the page tell how loud its output is now, and how many audio contexts were created. */
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
const isSilent = (page: Page) => expect.poll(() => loudness(page)).toBeLessThan(0.0005)
/** The visibility change of a phone whose screen is turned off. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

journey(
  'the chant begins with a tap, rests with the screen, and one tap mutes it for good',
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
