import type { Page } from '@playwright/test'
import { fill } from '#common/text.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey, signInOn } from '#tests/journey.ts'
import { caseHead, caseRow, complainOnPhone } from './test-case-rows.ts'
import { casesTexts } from './texts.ts'

/** Takes a case; its row is a new one in another group then. */
async function takeIt(page: Page, words: string): Promise<void> {
  await caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true }).press('Enter')
  await expect(caseRow(page, words).getByText('आप', { exact: true })).toBeVisible()
}

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

journey(
  'a case links to its one report, even if the list has many others or the report has been closed since',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const other = await complainOnPhone(guide.url)
    const words = await complainOnPhone(guide.url)
    const { page, toasts } = await staffPhone('/admin/cases', { who })
    await caseHead(page, words).press('Enter')
    await caseRow(page, words).getByRole('link', { name: 'पूरी सूचना देखें' }).press('Enter')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('स्थिति')).toBeVisible()
    await expect(page.getByText(other)).toHaveCount(0)
    await page.getByLabel('स्थिति').selectOption('done')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect.poll(toasts).toContain('सहेज लिया गया')
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('link', { name: 'पूरी सूची' }).click()
    await expect(page.getByText(other)).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  },
)

journey(
  'a note being typed outlives a change of language, another group, and the end of its case elsewhere',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const words = await complainOnPhone(guide.url)
    const { page } = await staffPhone('/admin/cases', { who })
    await takeIt(page, words)
    await caseHead(page, words).press('Enter')
    await caseRow(page, words).getByRole('button', { name: 'सौंपें', exact: true }).press('Enter')
    const note = caseRow(page, words).getByRole('textbox')
    await note.fill('टैंकर रास्ते में है')
    for (const language of ['en', 'hi']) {
      await page.locator(`[data-language=${language}]`).first().dispatchEvent('click')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(note).toHaveValue('टैंकर रास्ते में है')
    }
    const { rows: cases } = await guide.owner.query(
      'select c.id from cases c join complaints on complaints.id::text = c.subject where words = $1',
      [words],
    )
    // On another phone of the same account it is put back, and belongs to another group.
    const back = await who.call('POST', `/api/cases/${cases[0].id}/hand-over`, { to: null, note: '' })
    expect(back.status).toBe(200)
    await expect(caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true })).toBeVisible()
    await expect(note).toHaveValue('टैंकर रास्ते में है')

    const { rows } = await guide.owner.query('select id, number from complaints where words = $1', [words])
    const other = await guide.staff()
    const done = { status: 'done', answer: 'पानी आ गया' }
    expect((await other.call('PATCH', `/api/complaints/${rows[0].number}`, done)).status).toBe(200)
    await expect(page.getByText(kitStaffTexts.leftList.hi)).toBeVisible()
    await expect(caseRow(page, words).getByText('admin ने पूरा किया').first()).toBeVisible()
    await expect(note).toHaveValue('टैंकर रास्ते में है')
    await caseRow(page, words).getByRole('button', { name: 'सौंपें', exact: true }).press('Enter')
    await expect(caseRow(page, words).getByText('इस बीच किसी ने यह मामला बदल दिया।')).toBeVisible()
    await expect(note).toHaveValue('टैंकर रास्ते में है')
    await caseHead(page, words).press('Enter')
    await expect(caseRow(page, words)).toHaveCount(0)
  },
)

journey(
  'a note being typed stays while the list is made longer, and where that fails the button says so',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const words = await complainOnPhone(guide.url)
    const { page } = await staffPhone('/admin/cases', { who })
    // As if the list were full: a night with more cases than it holds would take minutes to make.
    await page.route(/\/api\/cases\?list=open&times=1$/, async route => {
      const response = await route.fetch()
      const json = { ...(await response.json()), more: [{ kind: 'complaint', open: 3, untaken: 3 }] }
      await route.fulfill({ response, json })
    })
    await page.reload()
    await takeIt(page, words)
    await caseHead(page, words).press('Enter')
    await caseRow(page, words).getByRole('button', { name: 'सौंपें', exact: true }).press('Enter')
    const note = caseRow(page, words).getByRole('textbox')
    await note.fill('टैंकर रास्ते में है')
    const longer = /\/api\/cases\?list=open&times=2$/
    await page.route(longer, route => route.abort())
    const more = page.getByRole('button', { name: casesTexts.showMore.hi, exact: true })
    await more.press('Enter')
    const failed = page.getByRole('alert').filter({ hasText: kitStaffTexts.moreFailed.hi })
    await expect(failed).toContainText(kitStaffTexts.away.hi)
    await expect(note).toHaveValue('टैंकर रास्ते में है')
    await page.unroute(longer)
    const came = page.waitForResponse(longer)
    await more.press('Enter')
    await came
    await expect(more).toHaveCount(0)
    await expect(note).toHaveValue('टैंकर रास्ते में है')
  },
)
