import { afterEach, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { type CameraPage, type FakeCamera, openCameraPage } from '#tests/faces/camera-page.ts'
import { frameOf, movingFace } from '#tests/faces/pictures.ts'
import { simdModule } from './face-finder/simd-kernels-wasm.ts'

/** A timeout for a busy machine. */
const soon = { timeout: 20_000 }
let opened: CameraPage | undefined
afterEach(() => opened?.close())
const open = async (camera: FakeCamera) => {
  opened = await openCameraPage(camera)
  return opened
}
const unavailable = 'Unable to access camera. Please check permissions and try again.'
const oneFace = async () => (await movingFace(4)).slice(0, 1)

/** Waits until the camera shows and the finder has found so many faces. */
const faces = ({ page }: CameraPage, count: number) => page.getByText(`Faces detected: ${count}`).waitFor()
const capture = ({ page }: CameraPage) => page.getByRole('button', { name: 'Capture' })
const error = ({ page }: CameraPage) => page.getByRole('alert').filter({ hasText: unavailable })

journey('while the camera and the finder start, the page says so and nothing can be captured', async () => {
  const phone = await open({ frames: await oneFace(), permission: 'granted' })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await phone.context.route('**/*.tflite', async route => {
    await held
    await route.continue()
  })
  const written = await (await fetch(`${phone.address}/camera-filters`)).text()
  expect(written).toContain('Initializing camera...')
  expect(written).toMatch(/aria-label="Capture"[^>]* disabled/)
  await phone.page.goto(`${phone.address}/camera-filters`)
  await phone.page.getByText('Loading face detection...').waitFor()
  await expect.poll(() => capture(phone).isEnabled()).toBe(true)
  await expect.poll(() => phone.page.getByText('Faces detected').count()).toBe(0)
  release()
  await faces(phone, 1)
  await expect.poll(() => phone.page.getByText('Loading face detection...').count()).toBe(0)
})

journey('asks for the front camera as specified, without sound', async () => {
  const phone = await open({ frames: await oneFace(), permission: 'granted' })
  await phone.context.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = wanted => {
      Object.assign(window, { wanted })
      return ask(wanted)
    }
  })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await faces(phone, 1)
  expect(await phone.page.evaluate(() => (window as unknown as Record<string, unknown>).wanted)).toEqual({
    video: { width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 }, facingMode: 'user' },
    audio: false,
  })
})

journey('a picture without people has no face, and a filter that needs one says what to do', async () => {
  const phone = await open({ frames: [await frameOf('none-coffee')], permission: 'granted' })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await faces(phone, 0)
  await phone.page.getByRole('button', { name: 'Shiva Tilak' }).click()
  await phone.page.getByText('Move your face into the picture').waitFor()
  await phone.page.getByRole('button', { name: 'Trishul & Damru' }).click()
  await expect.poll(() => phone.page.getByText('Move your face into the picture').count()).toBe(0)
})

journey(
  'a camera that is denied leaves an error card; when it is allowed later, Try Again opens it',
  async () => {
    const phone = await open({ frames: await oneFace() })
    const browser = await phone.browser.newBrowserCDPSession()
    const set = (setting: 'denied' | 'granted') =>
      browser.send('Browser.setPermission', {
        permission: { name: 'camera' },
        setting,
        origin: phone.address,
      })
    await set('denied')
    await phone.page.goto(`${phone.address}/camera-filters`)
    await error(phone).waitFor()
    await expect.poll(() => capture(phone).isDisabled()).toBe(true)
    await phone.page.getByRole('button', { name: 'Try Again' }).click()
    await error(phone).waitFor()
    await phone.context.grantPermissions(['camera'])
    // The page hears of the permission by itself; who taps is served too.
    await phone.page
      .getByRole('button', { name: 'Try Again' })
      .click({ timeout: 2000 })
      .catch(() => {})
    await faces(phone, 1)
    await expect.poll(() => error(phone).count()).toBe(0)
  },
)

journey('on a phone without a camera the page says so', async () => {
  const phone = await open({ none: true, permission: 'granted' })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await error(phone).getByText('No camera was found').waitFor()
})

journey('when another app uses the camera the page says so', async () => {
  const phone = await open({ permission: 'granted' })
  // Chromium's fake camera is never busy, so getUserMedia is replaced.
  await phone.context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('in use', 'NotReadableError'))
  })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await error(phone).getByText('Another app may be using the camera').waitFor()
})

journey('without https the page says that the camera needs it', async () => {
  const phone = await open({
    switches: ['--host-resolver-rules=MAP mela.test 127.0.0.1'],
    permission: 'granted',
  })
  await phone.page.goto(`${phone.address.replace('127.0.0.1', 'mela.test')}/camera-filters`)
  expect(await phone.page.evaluate(() => isSecureContext)).toBe(false)
  await error(phone).getByText('starts with https').waitFor()
})

journey('the camera stops when the page is hidden or left, and comes back when it is shown', async () => {
  const phone = await open({ frames: await oneFace(), permission: 'granted' })
  await phone.page.goto(phone.address)
  await phone.page.evaluate(() => document.documentElement.dataset.ready)
  await phone.page.goto(`${phone.address}/camera-filters`)
  await faces(phone, 1)
  const hold = () =>
    phone.page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream
      Object.assign(window, { track: stream.getTracks()[0] })
    })
  const track = () =>
    phone.page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState)
  const setHidden = (hidden: boolean) =>
    phone.page.evaluate(isHidden => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hold()
  await expect.poll(track).toBe('live')
  await setHidden(true)
  await expect.poll(track).toBe('ended')
  await setHidden(false)
  await faces(phone, 1)
  await hold()
  await expect.poll(track).toBe('live')
  await phone.page.getByRole('link', { name: 'Back' }).click()
  await phone.page.getByRole('link', { name: 'Drinking Water' }).first().waitFor()
  await expect.poll(track).toBe('ended')
})

journey('when face detection cannot start it is logged and the camera goes on', async () => {
  const phone = await open({ frames: await oneFace(), permission: 'granted' })
  const logged: string[] = []
  phone.page.on('console', message => logged.push(message.text()))
  await phone.context.route('**/*.tflite', route => route.abort())
  await phone.context.route('**/overlay-trishul.svg', route => route.abort())
  await phone.page.goto(`${phone.address}/camera-filters`)
  await expect.poll(() => logged.join(), soon).toContain('Face detection is not available')
  await expect.poll(() => phone.page.getByText('Loading face detection...').count()).toBe(0)
  await expect.poll(() => phone.page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await phone.page.getByRole('button', { name: 'Trishul & Damru' }).click()
  await expect.poll(() => logged.join(), soon).toContain('Trishul & Damru does not load')
  await capture(phone).click()
  await phone.page.getByRole('dialog', { name: 'Captured Image' }).getByRole('img').waitFor()
})

journey('without WebAssembly SIMD and without WebGL the face is found all the same', async () => {
  const phone = await open({
    frames: await oneFace(),
    permission: 'granted',
    switches: ['--js-flags=--no-enable-sse4-1', '--disable-3d-apis'],
  })
  await phone.page.goto(`${phone.address}/camera-filters`)
  const has = await phone.page.evaluate(
    module => ({
      simd: WebAssembly.validate(Uint8Array.from(atob(module), char => char.charCodeAt(0))),
      webgl: !!document.createElement('canvas').getContext('webgl'),
    }),
    simdModule,
  )
  expect(has).toEqual({ simd: false, webgl: false })
  await faces(phone, 1)
})

journey('without VideoFrame the page itself makes the picture small', async () => {
  const phone = await open({ frames: await oneFace(), permission: 'granted' })
  await phone.context.addInitScript(() => Reflect.deleteProperty(window, 'VideoFrame'))
  await phone.page.goto(`${phone.address}/camera-filters`)
  await faces(phone, 1)
})

journey('on a turned phone preview and captured picture have the new aspect ratio', async () => {
  const phone = await open({ permission: 'granted' })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await expect.poll(() => capture(phone).isEnabled(), soon).toBe(true)
  const shape = () =>
    phone.page.evaluate(() => {
      const { width, height } = document.querySelector('video')?.getBoundingClientRect() ?? {
        width: 0,
        height: 1,
      }
      return { shown: width / height, inside: width <= innerWidth && height <= innerHeight }
    })
  await expect.poll(async () => (await shape()).shown).toBeGreaterThan(1.2)
  // The track answers a turned phone by turning its sides.
  await phone.page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject as MediaStream
    return stream
      .getVideoTracks()[0]
      ?.applyConstraints({ width: 360, height: 640, resizeMode: 'crop-and-scale' } as object)
  })
  await expect.poll(async () => (await shape()).shown, soon).toBeLessThan(0.8)
  await phone.page.setViewportSize({ width: 640, height: 360 })
  await expect.poll(async () => (await shape()).inside, soon).toBe(true)
})

journey('on a phone that lies the picture has half of the screen, and the keys do not cover it', async () => {
  const phone = await open({
    frames: await oneFace(),
    permission: 'granted',
    context: { viewport: { width: 640, height: 360 } },
  })
  await phone.page.goto(`${phone.address}/camera-filters`)
  await faces(phone, 1)
  const picture = await phone.page.locator('video').boundingBox()
  const keys = await phone.page.locator('.act').boundingBox()
  if (!picture || !keys) throw new Error('not shown')
  expect(picture.width * picture.height).toBeGreaterThan(0.45 * 640 * 360)
  expect(keys.x).toBeGreaterThanOrEqual(picture.x + picture.width)
  expect(picture.y + picture.height).toBeLessThanOrEqual(360)
})
