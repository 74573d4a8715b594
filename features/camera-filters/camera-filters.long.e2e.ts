import type { Page } from '@playwright/test'
import { fakeCamera } from '#tests/faces/fake-camera.ts'
import { movingFace } from '#tests/faces/pictures.ts'
import { fullBrowser } from '#tests/full-browser.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'

const [still = Buffer.alloc(0)] = await movingFace(4)
journey.use({ launchOptions: fullBrowser(...fakeCamera('still-face', [still])) })

const withCamera = { permissions: ['camera'] }
const address = '/camera-filters'
const faceFound = (page: Page) => page.getByText('पहचाने गए चेहरे: 1')
const shot = (page: Page) => page.getByRole('dialog', { name: 'खींची गई फोटो' })
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

journey(
  'the camera works by keyboard, stops while its page is hidden or left, and its finder works offline after one visit',
  async ({ phone }) => {
    const { page, open } = await phone({ ...withCamera, serviceWorkers: 'allow' })
    await open(address)
    await expect(faceFound(page)).toBeVisible()
    await key(page, 'त्रिशूल और डमरू').press('Space')
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['त्रिशूल और डमरू'])
    await key(page, 'फोटो खींचें').press('Enter')
    await expect(shot(page).getByRole('img', { name: 'आपकी फोटो, त्रिशूल और डमरू के साथ' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shot(page)).toBeHidden()
    await expect(key(page, 'फोटो खींचें')).toBeFocused()

    const isLive = () =>
      page.evaluate(() => {
        const stream = document.querySelector('video')?.srcObject as MediaStream | null
        return stream?.getTracks().some(track => track.readyState === 'live') ?? false
      })
    const setHidden = (hidden: boolean) =>
      page.evaluate(isHidden => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await expect.poll(isLive).toBe(true)
    await setHidden(true)
    await expect.poll(isLive).toBe(false)
    await setHidden(false)
    await expect.poll(isLive).toBe(true)

    // The worker controls the page only after its first visit; the second visit fills what is kept on use.
    await whenKept(page)
    await page.reload()
    await expect(faceFound(page)).toBeVisible()
    await page.context().setOffline(true)
    await open(address)
    await expect(faceFound(page)).toBeVisible()
    const track = await page.evaluateHandle(
      () =>
        (
          document.querySelector('video') as HTMLVideoElement & { srcObject: MediaStream }
        ).srcObject.getTracks()[0],
    )
    await page.getByRole('link', { name: 'वापस' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => track.evaluate(one => one?.readyState)).toBe('ended')
  },
)

journey(
  'while the finder starts the page says so, and a phone that cannot find faces still takes photos',
  async ({ phone }) => {
    const { page, open } = await phone({
      ...withCamera,
      // Like an older phone.
      before: () => Reflect.deleteProperty(window, 'VideoFrame'),
    })
    const model = Promise.withResolvers<void>()
    await page.route('**/*.tflite', async route => {
      await model.promise
      await route.continue()
    })
    await open(address)
    await expect(page.getByText('चेहरे की पहचान तैयार हो रही है...')).toBeVisible()
    await expect(key(page, 'फोटो खींचें')).toBeEnabled()
    model.resolve()
    await expect(faceFound(page)).toBeVisible()
    await page.unrouteAll()
    await page.route('**/*.tflite', route => route.abort())
    await page.reload()
    await expect(key(page, 'फोटो खींचें')).toBeEnabled()
    await expect(page.getByText('चेहरे की पहचान तैयार हो रही है...')).toBeHidden()
    await key(page, 'फोटो खींचें').click()
    await expect(shot(page).getByRole('img', { name: 'आपकी फोटो' })).toBeVisible()
  },
)

journey('a camera that was not allowed opens by itself once it is allowed', async ({ phone }) => {
  const { page, open } = await phone()
  await open(address)
  await expect(page.getByText('इस पेज को कैमरे की अनुमति नहीं है।')).toBeVisible()
  await page.context().grantPermissions(['camera'])
  await expect(faceFound(page)).toBeVisible()
})
