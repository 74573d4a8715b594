import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { journey, openBrowser, whenIdle } from '#tests/browser.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
let browser: Browser | undefined
let phone: Phone | undefined

beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser(['--autoplay-policy=document-user-activation-required'])
})
afterAll(async () => {
  await browser?.close()
  await world.close()
})
afterEach(() => phone?.close())

/** Records the current loudness of the output, and how many audio contexts were created. */
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
const sounds = (page: Page) => expect.poll(() => loudness(page), { timeout: 20_000 }).toBeGreaterThan(0.003)
async function isSilent(page: Page) {
  await expect.poll(() => loudness(page)).toBeLessThan(0.0005)
  // It stays silent.
  for (let look = 0; look < 5; look += 1) {
    await page.waitForTimeout(150)
    await expect.poll(() => loudness(page)).toBeLessThan(0.0005)
  }
}
async function open(path: string): Promise<Page> {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, { before: listen })
  await phone.open(path)
  return phone.page
}
/** The visibility change of a phone whose screen is turned off. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

journey('before a tap there is no sound and no AudioContext', async () => {
  const page = await open('/virtual-pooja')
  await whenIdle(page)
  expect(await page.evaluate(() => (globalThis as unknown as Heard).hear.contexts)).toBe(0)
})

journey('the chant plays after the choice of a deity; muting takes one tap and is remembered', async () => {
  const page = await open('/virtual-pooja')
  await page.getByRole('link', { name: 'Baba Garibnath' }).click()
  await sounds(page)
  const mute = page.getByRole('button', { name: 'Mute' })
  // The first button after Back.
  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => mute.evaluate(key => key === document.activeElement)).toBe(true)
  await mute.click()
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true')
  await isSilent(page)
  await page.getByRole('button', { name: 'Offer water' }).click()
  await isSilent(page)
  await page.reload()
  await page.getByRole('button', { name: 'Mute', pressed: true }).click()
  await sounds(page)
})

journey('is silent while the screen is hidden and plays again when it is shown', async () => {
  const page = await open('/virtual-pooja')
  await page.getByRole('link', { name: 'Baba Garibnath' }).click()
  await page.getByRole('button', { name: 'Offer water' }).click()
  await sounds(page)
  await turn(page, 'hidden')
  await isSilent(page)
  await turn(page, 'visible')
  await sounds(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await isSilent(page)
})

journey('a recording replaces a cue; when it cannot be loaded, the cue is synthesised', async () => {
  for (const file of ['there.wav', 'gone.wav']) {
    await world.context.pool.query(
      `insert into settings (key, value) values ('virtual-pooja', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ pace: 'as-sung', recordings: { ambient: `/sound/${file}` } })],
    )
    await world.context.responseCache.changed('virtual-pooja')
    await expect
      .poll(async () => await (await fetch(`${world.url}/api/virtual-pooja`)).text())
      .toContain(file)
    const page = await open('/virtual-pooja')
    const asked: string[] = []
    await page.route('**/sound/there.wav', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'audio/wav', body: tone() })
    })
    await page.getByRole('link', { name: 'Baba Garibnath' }).click()
    await sounds(page)
    expect(asked.length).toBe(file === 'there.wav' ? 1 : 0)
    await phone?.close()
    phone = undefined
  }
})

/** One second of a 440 Hz tone as a WAV file. */
function tone(): Buffer {
  const rate = 8000
  const file = Buffer.alloc(44 + rate * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + rate * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.write('data', 36)
  file.writeUInt32LE(rate * 2, 40)
  for (let i = 0; i < rate; i += 1)
    file.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * i) / rate)), 44 + i * 2)
  return file
}
