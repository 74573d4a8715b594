import { afterEach, describe, expect } from 'vitest'
import { fairDate } from '#common/fair-time.ts'
import { fill } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { mostDays } from './days.ts'
import { texts } from './staff/texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
afterEach(() => phone?.close())

/** Fills the days before yesterday, as many as a fair has. */
const fillFair = () =>
  world.owner.query(`
    insert into visits (hour, count)
      select date_trunc('hour', now()) - n * interval '1 day', 100 + n from generate_series(1, 30) n;
    insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at)
      select gen_random_uuid(), 'tail', 'temple', 5, 'asha', now() - n * interval '1 day', now() from generate_series(1, 30) n;
    with places as (
      insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
      select 'Place ' || n, 'जगह ' || n, '', '', 'x' from generate_series(1, 30) n returning id)
    insert into crowd_reports (place_id, status, note_en, note_hi, reported_at)
      select id, case h % 3 when 0 then 'high' when 1 then 'medium' else 'low' end, '', '',
        now() - interval '2 days' - h * interval '1 hour' from places, generate_series(0, 23) h`)
const dayBefore = (days: number) => fairDate(Date.now() - days * 86_400_000)

describe.each(['en', 'hi'] as const)('the report in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]
  journey('shows each number as a plot and a table, and is printed whole on A4', async () => {
    await world.owner.query('truncate visits, queue_reports, crowd_status cascade')
    phone = await takeStaffPhone(browser, world, '/admin/report', { language })
    const { page } = phone
    await page.getByLabel(t('to')).fill(dayBefore(1))
    await page.getByLabel(t('from')).fill(dayBefore(40))
    await page.getByText(t('nothing')).waitFor()
    await phone.isAccessible()
    await page.getByLabel(t('from')).fill(dayBefore(0))
    await page.getByText(t('order')).waitFor()
    await page.getByLabel(t('from')).fill(dayBefore(mostDays + 1))
    await page.getByText(fill(texts.tooMany, language, { n: mostDays })).waitFor()
    await fillFair()
    await page.getByLabel(t('from')).fill(dayBefore(35))
    await page.getByRole('figure', { name: t('visitors') }).waitFor()
    await phone.isAccessible()
    const figures = page.getByRole('figure')
    const open = () => figures.locator('details[open]').count()
    expect(await open()).toBe(0)
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(3)
    // Printing opened them: the numbers stand on paper too.
    expect(await open()).toBe(await figures.locator('details').count())
    const rows = page.getByRole('figure', { name: t('queue') }).getByRole('row')
    expect(await rows.count()).toBe(31)
    expect(await rows.nth(1).textContent()).toContain(t('fiveOrMore'))
  })
})
