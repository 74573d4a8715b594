import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'

const address = '/facility/mela-route'
/** Rows of the list, without the drawing's links. */
const rows = (page: Page) => page.locator('li[id^=stop-]')
const stop = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
/** The drawing's zoom factor. */
const scaleOf = (page: Page) =>
  page.evaluate(
    () => new DOMMatrix(getComputedStyle(document.querySelector('section > div') as Element).transform).a,
  )

journey(
  'the drawing zooms by keyboard, buttons and fingers, shows more names and the city, and links from a stop to its row',
  async ({ phone }) => {
    const { page, open } = await phone()
    await open(address)
    await expect(page.getByText('पैदल लगभग 70 किमी')).toBeVisible()
    await expect(rows(page)).toHaveCount(34)
    await stop(page, 'गोरौल').click()
    await expect(page).toHaveURL(/#stop-14$/)
    await expect(page.locator('#stop-14')).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))

    const fakuli = page.getByRole('link', { name: /^फकुली मोड़/ })
    await expect(fakuli).toHaveCount(0)
    const zoomIn = page.getByRole('button', { name: 'बड़ा करें' })
    for (let times = 0; times < 3; times += 1) await zoomIn.click()
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3.375, 2)
    await expect(fakuli).toBeAttached()
    // The focused stop moves into the frame.
    await page.keyboard.press('Shift+Tab')
    for (const name of ['पहलेजा घाट', 'बाबा गरीबनाथ मंदिर', 'सराय']) {
      await stop(page, name).focus()
      await expect(stop(page, name)).toBeInViewport()
    }
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(page)).toBe(1)
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 2)
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(page)).toBe(1)

    const touch = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    await fingers('touchStart', [
      [160, 300],
      [200, 300],
    ])
    for (let by = 10; by <= 60; by += 10)
      await fingers('touchMove', [
        [160 - by, 300],
        [200 + by, 300],
      ])
    await fingers('touchEnd', [])
    // From 40 px apart to 160.
    await expect.poll(() => scaleOf(page)).toBeCloseTo(4, 2)
    const top = async () => (await stop(page, 'गोरौल').boundingBox())?.y ?? 0
    const before = await top()
    await fingers('touchStart', [[100, 250]])
    await fingers('touchMove', [[130, 290]])
    await fingers('touchMove', [[150, 310]])
    await fingers('touchEnd', [])
    await expect.poll(async () => (await top()) - before).toBeGreaterThan(30)
    expect(await scaleOf(page)).toBeCloseTo(4, 2)

    await page.getByRole('button', { name: 'शहर' }).click()
    const city = page.getByRole('region', { name: 'शहर के चौकों का नक्शा' })
    await expect(city.getByRole('link')).toHaveCount(16)
    await expect(city.getByRole('link', { name: 'निकास: छाता बाजार' })).toBeAttached()
    await expect(city.getByText('डाक बम', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'पूरा रास्ता' }).click()
    await expect(stop(page, 'गोरौल')).toBeVisible()
  },
)
