import type { Page } from '@playwright/test'
import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'

const address = '/facility/mela-route'
/** Rows of the list, without the drawing's links. */
const rows = (page: Page) => page.locator('li[id^=stop-]')
const stop = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

journey(
  'the walker’s position is shown and followed on the walk and beside it, and is sent nowhere',
  async ({ phone }) => {
    const { page, open } = await phone(standingAt(25.935, 85.32))
    await open(address)
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const mine = page.getByRole('button', { name: 'मेरी लोकेशन' })
    await mine.click()
    await expect(
      page.getByText(/^आप गोरौल के पास हैं: घाट से लगभग 4\d किमी आगे, मंदिर तक लगभग 2\d किमी और।$/),
    ).toBeVisible()
    const goTo = (latitude: number, longitude: number, accuracy = 5) =>
      page.context().setGeolocation({ latitude, longitude, accuracy })
    await goTo(26.034, 85.355)
    await expect(page.getByText(/^आप तुर्की के पास हैं/)).toBeVisible()
    await goTo(25.931, 85.345)
    const side = page.getByText('रास्ता यहाँ से पश्चिम की ओर है।')
    await expect(side).toBeVisible()
    const turn = await side.locator('svg').evaluate(arrow => {
      const { a, b } = new DOMMatrix(getComputedStyle(arrow).transform)
      return Math.round((Math.atan2(b, a) * 180) / Math.PI)
    })
    expect(turn).toBeLessThan(-60)
    await goTo(25.6, 85.14)
    await expect(page.getByText('आप इस रास्ते से सीधी रेखा में लगभग 9 किमी दूर हैं।')).toBeVisible()
    // Known only roughly, nobody has arrived, and somebody may be anywhere.
    await goTo(26.1206, 85.3911, 3000)
    await expect(page.getByText(/^आप .+ के बीच हैं: .+ मंदिर तक लगभग 1 किमी और।$/)).toBeVisible()
    await goTo(26.1206, 85.3911, 50_000)
    await expect(page.getByText('आपकी लोकेशन में लगभग 50 किमी का फ़र्क हो सकता है')).toBeVisible()
    await expect(page.getByText('के बीच हैं')).toBeHidden()
    await goTo(26.1206, 85.3911)
    await expect(page.getByText('आप बाबा गरीबनाथ पहुँच गए। बोल बम!')).toBeVisible()
    await page.getByRole('button', { name: 'शहर' }).click()
    await expect(page.getByRole('region', { name: 'शहर के चौकों का नक्शा' })).toBeVisible()
    expect(sent.filter(line => /25\.935|26\.034|25\.931|85\.3/.test(line))).toEqual([])
  },
)

journey('the walk works without script, without the server and offline', async ({ phone }) => {
  const plain = await phone({ javaScriptEnabled: false, locale: 'en-IN' })
  await plain.page.goto('/facility/route')
  await expect(rows(plain.page)).toHaveCount(34)
  await stop(plain.page, 'Goraul').click()
  await expect(plain.page).toHaveURL(/#stop-14$/)
  await expect(plain.page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await expect(plain.page.getByRole('link', { name: /^Water/ })).toHaveAttribute(
    'href',
    '/facility/drinking-water',
  )

  // A phone that never fetched the walk shows the one in the build.
  const alone = await phone()
  await alone.page.route('**/api/**', route => route.abort())
  await alone.open('/')
  await alone.page.getByRole('link', { name: 'मेला मार्ग' }).first().click()
  await expect(stop(alone.page, 'गोरौल')).toBeVisible()
  await expect(rows(alone.page)).toHaveCount(34)

  const { page, open } = await phone({ serviceWorkers: 'allow' })
  await open('/')
  await whenKept(page)
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await (await caches.open('reads')).match('/api/mela-route'))),
    )
    .toBe(true)
  await page.context().setOffline(true)
  await open(address)
  await expect(rows(page)).toHaveCount(34)
  await page.getByRole('button', { name: 'शहर' }).click()
  await expect(stop(page, 'हाथी')).toBeVisible()
})
