import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'

journey(
  'the log tells at its button that older lines could not be read, and misses none when it is read again',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const add = (from: number, to: number) =>
      world.owner.query(
        `insert into audit_log (at, staff_id, username, action, subject)
         select now(), gen_random_uuid(), 'line-' || n, 'changed', 'place' from generate_series($1::int, $2) n`,
        [from, to],
      )
    await add(1, 130)
    const { page } = await staffPhone('/admin/audit-log', { at: world })
    const lines = page.getByRole('listitem').filter({ hasText: /line-\d/ })
    const more = page.getByRole('button', { name: 'पुराने दिखाएँ' })
    const older = /\/api\/audit-log\?.*before=/
    await page.route(older, route => route.abort())
    await more.click()
    await expect(page.getByRole('alert').filter({ hasText: kitStaffTexts.moreFailed.hi })).toBeVisible()
    await page.unroute(older)
    await more.dblclick()
    await expect(lines).toHaveCount(130)
    await add(131, 135)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lines).toHaveCount(135)
  },
)
