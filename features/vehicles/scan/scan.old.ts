import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey, openBrowser } from '#tests/browser.ts'
import { openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { qrPicture } from '#tests/vehicles/qr-picture.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { passwords, staffMember } from '#tests/world/world.ts'
import { texts as vehicleTexts } from '../texts.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
let folder = ''
/** Before its camera somebody holds the slip of a parked vehicle. */
let browser: Browser | undefined
let slip = ''
let phone: Phone | undefined
beforeAll(async () => {
  const { find } = world.context.app.signedIn
  world.signIn(staffMember('vehicle'))
  const desk = openDesk(world, await photoOf(160))
  slip = (await desk.register(said())).body.vehicle_id
  world.context.app.signedIn.find = find
  folder = await mkdtemp(join(tmpdir(), 'slip-'))
  const film = join(folder, 'slip.mjpeg')
  // Held askew, as hands do.
  const picture = await qrPicture(slip, { width: 640, height: 480, turned: 9 })
  await writeFile(film, Buffer.concat(Array<Buffer>(5).fill(picture)))
  browser = await openBrowser([
    ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    `--use-file-for-fake-video-capture=${film}`,
  ])
})
afterEach(async () => {
  await phone?.close()
  phone = undefined
})
afterAll(async () => {
  await browser?.close()
  await rm(folder, { recursive: true, force: true })
})

async function openSearch(options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  await phone.open('/admin/vehicle')
  const isHindi = options.language === 'hi'
  const word = (key: 'username' | 'password' | 'login') => vehicleTexts[key][isHindi ? 'hi' : 'en']
  await phone.page.getByLabel(word('username')).fill('vehicle')
  await phone.page.getByLabel(word('password')).fill(passwords.vehicle)
  await phone.page.getByRole('button', { name: word('login') }).click()
  await phone.page.getByRole('tab', { name: isHindi ? 'वाहन खोजें' : 'Search Vehicle' }).click()
  return { ...phone, asked: filesAskedBy(phone) }
}
/** Which files of the reader a page has asked for. */
function filesAskedBy({ page }: Phone): string[] {
  const asked: string[] = []
  page.on('request', request => /qr-library|zxing/.test(request.url()) && asked.push(request.url()))
  return asked
}
const withoutDetector = () => Object.assign(globalThis, { BarcodeDetector: undefined })

describe('scanning where the browser cannot read codes by itself', () => {
  journey('finds a slip in the picture of the camera, with a reader that is loaded only then', async () => {
    const { page, asked } = await openSearch({ before: withoutDetector })
    await page.getByRole('button', { name: texts.scan.en }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: texts.scan.en }).click()
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
    await page.locator('dd').getByText(slip, { exact: true }).waitFor()
    await expect.poll(() => page.locator('video').count()).toBe(0)
    expect(asked.filter(url => url.endsWith('.wasm'))).toHaveLength(1)
    expect(new Set(asked.map(url => new URL(url).origin))).toEqual(new Set([world.url]))
  })

  journey('does so without a network once it was used, also where the class knows no format', async () => {
    const { page } = await openSearch({
      before: () =>
        Object.assign(globalThis, {
          BarcodeDetector: { getSupportedFormats: (): Promise<string[]> => Promise.resolve([]) },
        }),
      context: { serviceWorkers: 'allow' },
    })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await page.getByRole('tab', { name: 'Search Vehicle' }).click()
    await page.getByRole('button', { name: texts.scan.en }).click()
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('tab', { name: 'Search Vehicle' }).click()
    await page.getByRole('button', { name: texts.scan.en }).click()
    // The number is read; the vehicle itself is asked from the server.
    await expect.poll(() => page.getByLabel('Vehicle ID').inputValue()).toBe(slip)
    await page.context().setOffline(false)
  })

  journey('reads a photo of the slip where no camera opens, and says when there is none in it', async () => {
    const { page, isAccessible } = await openSearch({
      language: 'hi',
      before: () => {
        Object.assign(globalThis, { BarcodeDetector: undefined })
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      },
    })
    await page.getByRole('button', { name: texts.scan.hi }).click()
    const sheet = page.getByRole('dialog', { name: texts.scan.hi })
    await sheet.getByText(texts.noCamera.hi).waitFor()
    await isAccessible()
    const choose = (buffer: Buffer) =>
      sheet.locator('input[type=file]').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer })
    await choose(await photoOf(640, 480))
    await sheet.getByText(texts.notASlip.hi).waitFor()
    await choose(Buffer.from('no picture at all'))
    await sheet.getByText(texts.notASlip.hi).waitFor()
    await choose(await qrPicture('https://example.org/poster', { width: 900, height: 1200, turned: 0 }))
    await sheet.getByText(texts.notASlip.hi).waitFor()
    const large = await qrPicture(slip, { width: 3000, height: 4000, turned: -14 })
    await choose(await sharp(large).blur(3).jpeg({ quality: 50 }).toBuffer())
    await page.locator('dd').getByText(slip, { exact: true }).waitFor()
  })

  journey('says so where the reader cannot be loaded, and the ID can be typed', async () => {
    const { page } = await openSearch({ before: withoutDetector })
    await page.route(/zxing|qr-library/, route => route.abort())
    await page.getByRole('button', { name: texts.scan.en }).click()
    await page.getByRole('alert').getByText(texts.noReader.en).waitFor()
    await page
      .getByRole('dialog', { name: texts.scan.en })
      .getByRole('button', { name: texts.close.en })
      .click()
    await page.getByLabel('Vehicle ID').fill(slip)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  })
})

journey('a browser that can read codes does it by itself, and passes over other codes', async () => {
  const { page, asked, isAccessible } = await openSearch({
    // A made-up BarcodeDetector: the browser of the tests has none.
    before: () => {
      const shown = () => (globalThis as unknown as { shown?: string }).shown
      const looks: (string | undefined)[] = []
      Object.assign(globalThis, {
        looks,
        BarcodeDetector: class {
          static async getSupportedFormats(): Promise<string[]> {
            return ['qr_code']
          }
          async detect() {
            looks.push(shown())
            return shown() ? [{ rawValue: shown() }] : []
          }
        },
      })
    },
  })
  await page.getByRole('button', { name: texts.scan.en }).click()
  await page.getByRole('dialog', { name: texts.scan.en }).waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  await isAccessible()
  await page.evaluate(() => Object.assign(globalThis, { shown: 'https://example.org/not-a-slip' }))
  await page.waitForFunction(
    () => (globalThis as unknown as { looks: unknown[] }).looks.filter(Boolean).length > 2,
  )
  expect(await page.getByRole('dialog', { name: texts.scan.en }).isVisible()).toBe(true)
  await page.evaluate(text => Object.assign(globalThis, { shown: text }), slip)
  await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  await expect.poll(() => page.locator('video').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Vehicle ID').inputValue()).toBe(slip)
  expect(asked).toEqual([])
})
