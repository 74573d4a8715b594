import sharp from 'sharp'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { photoOf } from '#tests/vehicles/parking-desk.ts'
import { qrPicture } from '#tests/vehicles/qr-picture.ts'
import { gateOf, registerVehicle } from '../test-gate.ts'
import { holdBeforeCamera, isReader, withoutDetector } from './test-camera.ts'

const isReaderUrl = (url: URL) => isReader(url.href)

journey(
  'without a camera a photo of the slip is read, and without a reader the ID can be typed',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/vehicle', { role: 'vehicle', before: withoutDetector })
    const slip = await registerVehicle(page)
    const { openTab, search } = gateOf(page)
    await openTab('वाहन खोजें')
    const scan = page.getByRole('button', { name: 'QR स्कैन करें' })
    const sheet = page.getByRole('dialog', { name: 'QR स्कैन करें' })
    await page.route(isReaderUrl, route => route.abort())
    await scan.click()
    await expect(sheet.getByText('नेटवर्क के बिना अभी कोड नहीं पढ़ा जा सकता। कृपया ID लिखें।')).toBeVisible()
    await sheet.getByRole('button', { name: 'बंद करें' }).click()
    await search(slip)
    await expect(page.locator('dd').getByText(slip, { exact: true })).toBeVisible()

    await page.unroute(isReaderUrl)
    await page.reload()
    await openTab('वाहन खोजें')
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await scan.click()
    await expect(sheet.getByText('कैमरा नहीं खुल सका। कृपया ID लिखें।')).toBeVisible()
    const choose = (buffer: Buffer) =>
      sheet.locator('input[type=file]').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer })
    const notASlip = sheet.getByText('इस फोटो में पर्ची का कोड नहीं मिला। पास से फोटो लें या ID लिखें।')
    await choose(await photoOf(640, 480))
    await expect(notASlip).toBeVisible()
    await choose(await qrPicture('https://example.org/poster', { width: 900, height: 1200, turned: 0 }))
    await expect(notASlip).toBeVisible()
    const large = await qrPicture(slip, { width: 3000, height: 4000, turned: -14 })
    await choose(await sharp(large).blur(3).jpeg({ quality: 50 }).toBuffer())
    await expect(page.locator('dd').getByText(slip, { exact: true })).toBeVisible()
  },
)

journey('a browser that reads codes itself does so, and ignores other codes', async ({ staffPhone }) => {
  const { page } = await staffPhone('/admin/vehicle', {
    role: 'vehicle',
    // A fake BarcodeDetector, because the tests' browser has none.
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
  const slip = await registerVehicle(page)
  const asked: string[] = []
  page.on('request', request => isReader(request.url()) && asked.push(request.url()))
  await gateOf(page).openTab('वाहन खोजें')
  await holdBeforeCamera(page, await photoOf(640, 480))
  const show = (code: string) => page.evaluate(text => Object.assign(globalThis, { shown: text }), code)
  await page.getByRole('button', { name: 'QR स्कैन करें' }).click()
  const sheet = page.getByRole('dialog', { name: 'QR स्कैन करें' })
  await show('https://example.org/not-a-slip')
  await page.waitForFunction(
    () => (globalThis as unknown as { looks: unknown[] }).looks.filter(Boolean).length > 2,
  )
  await expect(sheet).toBeVisible()
  await show(slip)
  await expect(page.locator('dd').getByText(slip, { exact: true })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByLabel('वाहन ID')).toHaveValue(slip)
  expect(asked).toEqual([])
})

journey(
  'a slip is found in the camera picture by a reader that is loaded only then, and later works offline',
  async ({ staffPhone, guide }) => {
    const { page } = await staffPhone('/admin/vehicle', {
      role: 'vehicle',
      serviceWorkers: 'allow',
      before: withoutDetector,
    })
    const slip = await registerVehicle(page)
    const { openTab } = gateOf(page)
    // Slightly rotated, as if held in the hand.
    const picture = await qrPicture(slip, { width: 640, height: 480, turned: 9 })
    const asked: string[] = []
    page.on('request', request => isReader(request.url()) && asked.push(request.url()))
    await whenKept(page)
    await page.reload()
    await openTab('वाहन खोजें')
    await holdBeforeCamera(page, await qrPicture('155304', { width: 640, height: 480, turned: 9 }))
    await expect(page.getByRole('button', { name: 'QR स्कैन करें' })).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'QR स्कैन करें' }).click()
    // A phone call takes the camera away; the scanner asks for it again.
    const track = await page.locator('video').evaluateHandle(async video => {
      const isOpen = () => (video as HTMLVideoElement).srcObject as MediaStream | null
      while (!isOpen()) await new Promise(requestAnimationFrame)
      return isOpen()?.getTracks()[0]
    })
    await holdBeforeCamera(page, picture)
    await track.evaluate(one => one?.dispatchEvent(new Event('ended')))
    await expect(page.locator('dd').getByText(slip, { exact: true })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked.filter(url => url.endsWith('.wasm'))).toHaveLength(1)
    expect(new Set(asked.map(url => new URL(url).origin))).toEqual(new Set([guide.url]))

    await page.context().setOffline(true)
    await page.reload()
    await openTab('वाहन खोजें')
    await holdBeforeCamera(page, picture)
    await page.getByRole('button', { name: 'QR स्कैन करें' }).click()
    // The number is scanned; the vehicle itself needs the server.
    await expect(page.getByLabel('वाहन ID')).toHaveValue(slip)
  },
)
