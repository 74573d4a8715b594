import { reuniteStaffTexts } from '#features/lost-found/reunite/staff/texts.ts'
import { reuniteStaffViewTexts } from '#features/lost-found/reunite/staff/view-texts.ts'
import { lostFoundStaffTexts } from '#features/lost-found/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'

const notice = { notice_version: 'v1', notice_language: 'hi' }
const say = (text: { hi: string }, slots: Record<string, string> = {}) =>
  text.hi.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')

journey(
  'a thing that staff hide disappears from open phones, and each look at a number or a missing person is logged',
  async ({ phone, staffPhone, guide }) => {
    const unique = crypto.randomUUID().slice(0, 8)
    const device = await openDevice(guide.url)
    const thing = { type: 'Lost', kind: 'other', name: 'Mohan', phone: '9876500010', show_phone: 'true' }
    const shawl = `नीली शाल ${unique}`
    const item = await device.send(
      '/api/lost-found',
      { ...thing, id: crypto.randomUUID(), description: shawl, ...notice },
      await quarters(140).jpeg().toBuffer(),
    )
    const person = `छह साल का लड़का, नीली कमीज ${unique}`
    const report = await device.send(
      '/api/missing-persons',
      {
        ...{ id: crypto.randomUUID(), name: 'Sita Devi', phone: '9876500011', is_found: 'false' },
        ...{ person, last_seen: 'Gate 2', ...notice },
      },
      await quarters(150).jpeg().toBuffer(),
    )
    expect([item.status, report.status]).toEqual([201, 201])
    const seen = await phone()
    await seen.open('/lost-found')
    await expect(seen.page.getByText(shawl).first()).toBeVisible()

    const { page, open } = await staffPhone('/admin/lost-found')
    const row = page.getByRole('listitem').filter({ hasText: shawl })
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('9876500010')
    // Keys instead of taps, because the reports of other journeys may move the row under a finger.
    await row.getByRole('button', { name: say(lostFoundStaffTexts.showNumber) }).press('Enter')
    await expect(row.getByRole('link', { name: /9876500010/ })).toBeVisible()
    const looks = async (subject: string, action: string) =>
      (
        await guide.owner.query('select from audit_log where subject = $1 and action = $2 limit 1', [
          subject,
          action,
        ])
      ).rowCount
    await expect.poll(() => looks('lost-found', 'number-seen')).toBe(1)
    await row.getByRole('button', { name: say(lostFoundStaffTexts.hide), exact: true }).press('Enter')
    await row.getByRole('button', { name: say(lostFoundStaffTexts.notAThing) }).press('Enter')
    await expect(
      row.getByText(say(lostFoundStaffTexts.hidden, { reason: say(lostFoundStaffTexts.notAThing) })),
    ).toBeVisible()
    await expect(seen.page.getByText(shawl)).toHaveCount(0)

    await open('/admin/missing-persons')
    await page.getByRole('link', { name: new RegExp(person) }).press('Enter')
    await expect(page.getByRole('link', { name: /9876500011/ })).toBeVisible()
    await expect.poll(() => looks('missing-person', 'seen')).toBe(1)
    await page.getByRole('button', { name: say(reuniteStaffViewTexts.police), exact: true }).press('Enter')
    await page.getByLabel(say(reuniteStaffViewTexts.howKnown)).fill('The police called at 7')
    await page.getByLabel(say(reuniteStaffViewTexts.station), { exact: true }).fill('Town')
    await page.getByRole('button', { name: say(reuniteStaffViewTexts.endNow) }).press('Enter')
    await expect(
      page.getByText(say(reuniteStaffViewTexts.ended, { how: say(reuniteStaffTexts.police) })),
    ).toBeVisible()
  },
)
