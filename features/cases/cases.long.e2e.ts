import { fill } from '#common/text.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey, signInOn } from '#tests/journey.ts'
import { caseRow, complainOnPhone } from './test-case-rows.ts'

journey('when two desks take one case the second is told who has it', async ({ guide, staffPhone }) => {
  const words = await complainOnPhone(guide.url)
  const who = await guide.newStaff('help-desk')
  const first = await guide.staff()
  const { page } = await staffPhone('/admin/cases', { who })
  await page.route('**/api/cases/*/take', async route => {
    await first.call('POST', new URL(route.request().url()).pathname, {})
    await route.continue()
  })
  await caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true }).press('Enter')
  await expect(page.getByText('यह मामला admin ने ले लिया है')).toBeVisible()
})

journey(
  'a case taken without a network waits for the account that took it, whoever signs in on that phone',
  async ({ guide, staffPhone }) => {
    const [first, second] = [await guide.newStaff('help-desk'), await guide.newStaff('help-desk')]
    const { page, open } = await staffPhone('/admin/cases', { who: first })
    const words = await complainOnPhone(guide.url)
    const take = caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true })
    const unsent = caseRow(page, words).getByText('“ज़िम्मा लें” भेजना बाकी है')
    await expect(take).toBeVisible()
    const ofTakes = '**/api/cases/*/take'
    await page.route(ofTakes, route => route.abort())
    await take.press('Enter')
    await expect(unsent).toBeVisible()

    const signIn = async (who: typeof first) => {
      await signInOn(page, guide, who)
      const answer = page.waitForResponse(/\/api\/cases\/[^/]+\/take$/)
      // Only now, because the phone tries again by itself, as whoever is signed in.
      await page.unroute(ofTakes)
      await open('/admin/cases')
      return (await answer).status()
    }
    expect(await signIn(second)).toBe(403)
    await expect(take).toBeVisible()
    await expect(unsent).toBeHidden()
    const { username: name } = first
    await page.getByText(fill(kitStaffTexts.ofOthers, 'hi', { n: 1 })).click()
    await expect(page.getByText(fill(outboxTexts.ofAnother, 'hi', { name, n: 1 }))).toBeVisible()
    expect(await signIn(first)).toBe(200)
    await expect(caseRow(page, words).getByText('आप', { exact: true })).toBeVisible()
  },
)
