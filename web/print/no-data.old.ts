import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { cutOff, pagesOfPdf } from './test-paper.ts'

guideForAll()
browserForAll()
let phone: Phone

describe('a fair without any data', () => {
  journey('still has every sheet, with lines to write on in place of what nobody knows', async () => {
    if (!browser) throw new Error('no browser')
    await world.owner.query('truncate facilities, contacts, waypoints cascade; delete from parking_lots')
    for (const topic of ['facilities', 'contacts', 'route', 'parking'])
      await world.context.responseCache.changed(topic)
    await eventually(
      async () =>
        !(await (await fetch(`${world.url}/api/facilities`)).text()).includes('"id"') &&
        !(await (await fetch(`${world.url}/api/contacts`)).text()).includes('"id"') &&
        !(await (await fetch(`${world.url}/api/parking`)).text()).includes('"id"'),
    )
    for (const [sheet, pages] of [
      ['guide', 2],
      ['emergency', 2],
      ['posters', 1],
      ['bands', 1],
    ] as const) {
      phone = await openPhone(browser, world.url, { language: 'hi' })
      await phone.open(`/print/${sheet}`)
      await phone.page.locator('.paper').first().waitFor()
      await phone.page.emulateMedia({ media: 'print' })
      expect([sheet, await cutOff(phone.page), await pagesOfPdf(phone.page)]).toEqual([sheet, [], pages])
      await phone.close()
    }
    phone = await openPhone(browser, world.url, { language: 'hi' })
    await phone.open('/print/booklet')
    await phone.page.locator('.paper').first().waitFor()
    expect((await phone.page.locator('.leaf').count()) % 4).toBe(0)
    expect(await phone.page.textContent('.papers')).toContain('155304')
    await phone.close()
  })
})
