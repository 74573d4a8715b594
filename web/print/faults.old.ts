import { afterEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { cutOff, overfull, pagesOfPdf } from './test-paper.ts'
import { texts } from './texts.ts'

guideForAll()
browserForAll()
let phone: Phone
afterEach(() => phone?.close())

async function take(serviceWorkers: 'allow' | 'block') {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, { language: 'hi', context: { serviceWorkers } })
  await phone.open('/print/guide')
  await sheets().first().waitFor()
}
const sheets = () => phone.page.locator('.paper')

describe('without a network', () => {
  journey('every sheet is printed from what the phone has kept', async () => {
    await take('allow')
    const { page } = phone
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const isKept = (read: string) =>
      page.evaluate(async address => !!(await caches.match(address)), `/api/${read}`)
    for (const read of ['facilities', 'contacts', 'mela-route', 'parking'])
      await expect.poll(() => isKept(read), { timeout: 30_000 }).toBe(true)
    await page.context().setOffline(true)
    for (const sheet of ['guide', 'booklet', 'posters', 'bands']) {
      await phone.open(`/print/${sheet}`)
      await sheets().first().waitFor()
      if (sheet === 'posters') await page.getByRole('button', { name: texts.lots.hi, exact: true }).click()
      await page.emulateMedia({ media: 'print' })
      expect([sheet, await cutOff(page), await pagesOfPdf(page)]).toEqual([sheet, [], await sheets().count()])
      await page.emulateMedia({ media: 'screen' })
    }
    await page.context().setOffline(false)
  })
})

describe('with very long names', () => {
  journey('the guide still holds all its parts above its foot, in both languages', async () => {
    await world.owner.query(
      `update facilities set name_en = left(name_en || repeat(' very long name of a place', 6), 120),
         name_hi = left(name_hi || repeat(' बहुत लंबे नाम वाली जगह', 6), 120)`,
    )
    await world.context.responseCache.changed('facilities')
    await eventually(async () =>
      (await (await fetch(`${world.url}/api/facilities`)).text()).includes('very long name of a place'),
    )
    await take('block')
    await sheets()
      .first()
      .getByText(/बहुत लंबे नाम वाली जगह/)
      .first()
      .waitFor()
    await phone.page.emulateMedia({ media: 'print' })
    expect(await overfull(phone.page)).toBe(0)
    expect(await pagesOfPdf(phone.page)).toBe(2)
  })
})
