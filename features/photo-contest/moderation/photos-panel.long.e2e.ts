import { shortId } from '#common/id.ts'
import { fill } from '#common/text.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { insertPhoto } from '../test-contest.ts'
import { photosTexts } from './texts.ts'

journey(
  'photos are approved one after the other: none is skipped, and the next one stays when the list is read again',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const ids: string[] = []
    for (const _ of [1, 2, 3, 4]) ids.push(await insertPhoto(world))
    const { page } = await staffPhone('/admin/photos', { at: world })
    for (const [n, id] of ids.entries()) {
      // The count tells that the list has been read again since the last decision.
      await expect(page.getByText(fill(photosTexts.waiting, 'hi', { n: ids.length - n }))).toBeVisible()
      await expect(page.getByText(`#${shortId(id)}`)).toBeVisible()
      await page.getByRole('button', { name: photosTexts.approve.hi, exact: true }).click()
    }
    await expect(page.getByText(photosTexts.none.hi)).toBeVisible()
  },
)

journey(
  'a reason typed for hiding a photo stays until it is stored',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const id = await insertPhoto(world)
    const { page } = await staffPhone('/admin/photos', { at: world })
    await page.getByRole('button', { name: photosTexts.hide.hi, exact: true }).click()
    const reason = page.getByLabel(kitStaffTexts.otherReason.hi)
    await reason.fill('फोटो में किसी का पता है')
    await page.context().setOffline(true)
    await reason.press('Enter')
    await expect(page.getByRole('alert')).toContainText(kitStaffTexts.away.hi)
    await expect(reason).toHaveValue('फोटो में किसी का पता है')
    await page.context().setOffline(false)
    await reason.press('Enter')
    await expect(reason).toBeHidden()
    const stored = 'select hidden_reason from photo_contest_submissions where id = $1'
    expect((await world.owner.query(stored, [id])).rows).toEqual([{ hidden_reason: 'फोटो में किसी का पता है' }])
  },
)
