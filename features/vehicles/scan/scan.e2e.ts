import { expect, journey, whenKept } from '#tests/journey.ts'
import { qrPicture } from '#tests/vehicles/qr-picture.ts'
import { gateOf, registerVehicle } from '../test-gate.ts'
import { holdBeforeCamera, isReader, withoutDetector } from './test-camera.ts'

journey(
  'a slip is found in the picture of the camera by a reader that is loaded only then, and later without a network',
  async ({ staffPhone, guide }) => {
    const { page } = await staffPhone('/admin/vehicle', {
      role: 'vehicle',
      serviceWorkers: 'allow',
      before: withoutDetector,
    })
    const slip = await registerVehicle(page)
    const { openTab } = gateOf(page)
    // Held askew, as hands do.
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
    // A call takes the camera away; it is asked for again.
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
    // The number is read; the vehicle itself is asked from the server.
    await expect(page.getByLabel('वाहन ID')).toHaveValue(slip)
  },
)
