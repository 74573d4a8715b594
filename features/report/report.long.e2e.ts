import { fairDate } from '#common/fair-time.ts'
import { fill } from '#common/text.ts'
import { expect, journey } from '#tests/journey.ts'
import { mostDays } from './days.ts'
import { reportStaffTexts } from './staff/texts.ts'

journey(
  'the report shows each number as a plot and a table, and prints completely on A4',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    // Midnight may come meanwhile.
    const { now } = (await world.owner.query('select now()')).rows[0]
    const dayBefore = (days: number) => fairDate(now.getTime() - days * 86_400_000)
    const { page } = await staffPhone('/admin/report', { at: world })
    await page.getByLabel(reportStaffTexts.to.hi).fill(dayBefore(1))
    await page.getByLabel(reportStaffTexts.from.hi).fill(dayBefore(40))
    await expect(page.getByText(reportStaffTexts.nothing.hi)).toBeVisible()
    await page.getByLabel(reportStaffTexts.from.hi).fill(dayBefore(0))
    await expect(page.getByText(reportStaffTexts.order.hi)).toBeVisible()
    await page.getByLabel(reportStaffTexts.from.hi).fill(dayBefore(mostDays + 1))
    await expect(page.getByText(fill(reportStaffTexts.tooMany, 'hi', { n: mostDays }))).toBeVisible()
    const days = `select timestamptz '${now.toISOString()}' - n * interval '1 day' as day, n from generate_series(1, 30) n`
    await world.owner.query(`
    insert into visits (hour, count) select date_trunc('hour', day), 100 + n from (${days});
    insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at)
      select gen_random_uuid(), 'tail', 'temple', 5, 'asha', day, now() from (${days})`)
    await page.getByLabel(reportStaffTexts.from.hi).fill(dayBefore(35))
    await expect(page.getByRole('figure', { name: reportStaffTexts.visitors.hi })).toBeVisible()
    const figures = page.getByRole('figure')
    await expect(figures.locator('details[open]')).toHaveCount(0)
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/)
    // Printing opens the tables, so the numbers are on paper too.
    await expect(figures.locator('details:not([open])')).toHaveCount(0)
    const rows = page.getByRole('figure', { name: reportStaffTexts.queue.hi }).getByRole('row')
    await expect(rows).toHaveCount(31)
    await expect(rows.nth(1)).toContainText(reportStaffTexts.fiveOrMore.hi)
  },
)
