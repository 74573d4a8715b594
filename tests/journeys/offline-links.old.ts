import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { atJunction } from '#tests/phone.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

/** With the offline copy, which holds the code of the sheet. */
const kept = { serviceWorkers: 'allow' } as const
const whenKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

describe.each([
  {
    language: 'en',
    navigate: 'Navigate',
    away: /m to the (north|east|south|west)/,
    app: "Open in the phone's map app",
    map: "Show on the guide's map",
    close: 'Close',
    outside: 'This needs a network',
  },
  {
    language: 'hi',
    navigate: 'रास्ता देखें',
    away: /की ओर/,
    app: 'फ़ोन के मैप ऐप में खोलें',
    map: 'गाइड के नक्शे पर देखें',
    close: 'बंद करें',
    outside: 'इसके लिए नेटवर्क चाहिए',
  },
] as const)('without network, in $language', said => {
  journey('Navigate shows the direction, the own map and the map app of the phone', async () => {
    const { page, open, isAccessible, close } = await phone({
      language: said.language,
      context: { ...atJunction, ...kept },
    })
    await open('/facility/health-centre')
    const goal = page.locator('a[target=_blank][data-at]').first()
    await goal.waitFor()
    await whenKept(page)
    await page.context().setOffline(true)
    await goal.click()
    const sheet = page.locator('#offline-way')
    await sheet.getByText(said.away).waitFor()
    await expect
      .poll(() => sheet.getByRole('link', { name: said.app }).getAttribute('href'))
      .toMatch(/^geo:2\d\.\d+,8\d\.\d+\?q=/)
    await isAccessible()
    await sheet.getByRole('link', { name: said.map }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?showMap=true')
    expect(page.context().pages()).toHaveLength(1)
    await close()
  })
})

journey('a link to another website says that it needs a network', async () => {
  const { page, open, close } = await phone({ context: kept })
  await open('/live-darshan')
  await whenKept(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /Shiv bhajan playlist/ }).click()
  await page.getByRole('heading', { name: 'This needs a network' }).waitFor()
  await page.locator('#offline-way').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.locator('#offline-way').count()).toBe(0)
  await close()
})

journey('pictures that are not on the phone leave no broken icon', async () => {
  const { page, open, close } = await phone()
  await page.route('**/art/**', route => route.abort())
  await open('/virtual-pooja')
  await page.locator('main img').first().waitFor()
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll(all =>
          (all as HTMLImageElement[]).filter(
            image => image.getBoundingClientRect().top < innerHeight && image.complete && !image.naturalWidth,
          ),
        ),
    )
    .toEqual([])
  const broken = await page
    .locator('main img')
    .first()
    .evaluate(image => (image as HTMLImageElement).src)
  expect(broken).toMatch(/^data:/)
  await page.unroute('**/art/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate(image => (image as HTMLImageElement).src),
    )
    .toContain('/art/')
  await close()
})
