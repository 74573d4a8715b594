import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import type { ContestTables } from '../tables.server.ts'
import { enterPhotos, newVote } from '../test-contest.ts'
import { castVote } from '../votes/votes.server.ts'
import { cohortTexts, votesTexts } from './texts.ts'

journey(
  'votes of many new phones of one network are seen, taken out of the count and restored on a phone',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open, isAccessible } = await staffPhone('/admin/votes', {
      at: world,
      viewport: { width: 360, height: 640 },
    })
    await expect(page.getByText(votesTexts.none.hi)).toBeVisible()

    const photos = await enterPhotos(world.url, [0, 0, 0])
    const [bought = ''] = photos
    const voteFrom = async (network: string, chosen: readonly string[]) => {
      const phone = { network, device: crypto.randomUUID(), userIdentifier: crypto.randomUUID() }
      for (const id of chosen)
        await castVote(world.context.db.withTables<ContestTables>(), newVote(id, phone), false)
    }
    for (let n = 0; n < 12; n += 1) await voteFrom(`${n}-home-line`, photos)
    for (let n = 0; n < 24; n += 1) await voteFrom('rented-line', [bought])
    const count = async () =>
      (
        await world.owner.query('select vote_count as n from photo_contest_submissions where id = $1', [
          bought,
        ])
      ).rows[0].n
    expect(await count()).toBe(36)

    // A list that fails to load says so, and can be retried.
    await page.route('**/api/vote-audits', route => route.abort())
    await page.reload()
    await expect(page.getByText(votesTexts.loadFailed.hi)).toBeVisible()
    await page.unroute('**/api/vote-audits')
    await page.getByRole('button', { name: 'फिर कोशिश करें' }).click()
    const row = page.getByRole('button', { name: /वोट: 36/ })
    await expect(row.getByText('67 % वोट अलग तरह के हैं')).toBeVisible()
    await isAccessible()
    const groups = page.getByRole('heading', { name: cohortTexts.cohorts.hi })
    await expect(groups).toBeVisible()
    expect((await page.getByText(/24 फ़ोन, 24 वोट/).boundingBox())?.x).toBeGreaterThanOrEqual(16)
    await page.route('**/api/vote-cohorts', route => route.abort())
    await page.reload()
    await expect(page.getByText(cohortTexts.cohortsFailed.hi)).toBeVisible()
    await page.unroute('**/api/vote-cohorts')
    await page.getByRole('button', { name: 'फिर कोशिश करें' }).click()
    await expect(groups).toBeVisible()

    // So can an audit.
    await page.route('**/api/vote-audits/*', route => route.abort())
    await row.click()
    await expect(page.getByText(votesTexts.loadFailed.hi)).toBeVisible()
    await page.unroute('**/api/vote-audits/*')
    await page.getByRole('button', { name: 'फिर कोशिश करें' }).click()
    await expect(page.getByText('36 गिने जाते हैं, 0 गिनती से हटाए गए')).toBeVisible()
    await isAccessible()
    const network = page.getByRole('listitem').filter({ hasText: '24 गिने गए, 0 गिनती से हटाए गए' })
    await network.getByRole('button', { name: votesTexts.void.hi }).click()
    const dialog = page.getByRole('dialog')
    const decide = dialog.getByRole('button', { name: votesTexts.void.hi, exact: true })
    await decide.click()
    await expect(dialog.getByText(votesTexts.reasonNeeded.hi)).toBeVisible()
    await dialog.getByLabel(votesTexts.reason.hi).fill('एक ही जगह के 24 नए फ़ोन')
    await page.context().setOffline(true)
    await decide.click()
    await expect(dialog.getByText(kitStaffTexts.notSaved.hi)).toBeVisible()
    await page.context().setOffline(false)
    // A vote that came after the audit was read is not decided on.
    await voteFrom('rented-line', [bought])
    await decide.click()
    await expect(page.getByText('13 गिने जाते हैं, 24 गिनती से हटाए गए')).toBeVisible()
    expect(await count()).toBe(13)

    await page.getByRole('button', { name: votesTexts.restore.hi, exact: true }).click()
    await dialog.getByLabel(votesTexts.reason.hi).fill('शिविर के फ़ोन निकले')
    await dialog.getByRole('button', { name: votesTexts.restore.hi, exact: true }).click()
    await expect(page.getByText('37 गिने जाते हैं, 0 गिनती से हटाए गए')).toBeVisible()
    expect(await count()).toBe(37)
    await expect(page.getByText(/शिविर के फ़ोन निकले/)).toBeVisible()

    // Voters without a flag are still listed once all votes of a photo are voided.
    await page.getByRole('button', { name: votesTexts.voidAll.hi }).click()
    await dialog.getByLabel(votesTexts.reason.hi).fill('सब हटाएँ')
    await decide.click()
    await expect(page.getByText('0 गिने जाते हैं, 37 गिनती से हटाए गए')).toBeVisible()
    await page.getByRole('button', { name: votesTexts.back.hi }).click()
    await expect(page.getByRole('button', { name: /वोट: 12/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /वोट: 0/ })).toBeVisible()
    await open('/admin/votes')
    await page.getByRole('button', { name: /वोट: 0/ }).click()
    await page.getByRole('button', { name: votesTexts.restoreAll.hi }).click()
    await dialog.getByLabel(votesTexts.reason.hi).fill('लौटाएँ')
    await dialog.getByRole('button', { name: votesTexts.restore.hi, exact: true }).click()
    await expect(page.getByText('37 गिने जाते हैं, 0 गिनती से हटाए गए')).toBeVisible()
    expect(await count()).toBe(37)
  },
)
