import { shortId } from '#common/id.ts'
import { fill } from '#common/text.ts'
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
