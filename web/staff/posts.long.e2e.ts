import { lostFoundStaffTexts } from '#features/lost-found/staff/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'

const notice = { notice_version: 'v1', notice_language: 'hi' }

journey(
  'a reason being typed for hiding a thing outlives its return, which another desk records',
  async ({ staffPhone, guide }) => {
    const what = `लाल छाता ${crypto.randomUUID()}`
    const thing = { type: 'Lost', kind: 'other', name: 'Mohan', phone: '9876500010', show_phone: 'true' }
    const id = crypto.randomUUID()
    const device = await openDevice(guide.url)
    const picture = await quarters(160).jpeg().toBuffer()
    await device.send('/api/lost-found', { ...thing, id, description: what, ...notice }, picture)
    const { page } = await staffPhone('/admin/lost-found')
    const row = page.getByRole('listitem').filter({ hasText: what })
    await row.getByRole('button', { name: lostFoundStaffTexts.hide.hi, exact: true }).click()
    const reason = row.getByLabel(kitStaffTexts.otherReason.hi)
    await reason.fill('फोटो में पता दिखता है')
    const other = await guide.staff()
    await other.call('PATCH', `/api/lost-found-items/${id}`, { status: 'resolved' })
    // As after a moment offline: the list is read again, unless an answer from before is still coming.
    const readAgain = () => page.evaluate(() => void dispatchEvent(new Event('online')))
    const left = page.getByText(kitStaffTexts.leftList.hi)
    await expect.poll(() => readAgain().then(() => left.isVisible())).toBe(true)
    await expect(row.getByText(lostFoundStaffTexts.resolved.hi, { exact: true })).toBeVisible()
    await expect(reason).toHaveValue('फोटो में पता दिखता है')
    await page.context().setOffline(true)
    await reason.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: kitStaffTexts.notSaved.hi })).toBeVisible()
    await expect(reason).toHaveValue('फोटो में पता दिखता है')
    await page.context().setOffline(false)
    await reason.press('Enter')
    await expect(row).toHaveCount(0)
    const { rows } = await guide.owner.query('select hidden_reason from lost_found_items where id = $1', [id])
    expect(rows).toEqual([{ hidden_reason: 'फोटो में पता दिखता है' }])
  },
)
