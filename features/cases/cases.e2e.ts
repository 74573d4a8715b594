import type { Page } from '@playwright/test'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { caseHead, caseRow, complainOnPhone } from './test-case-rows.ts'

/** Runs in the page: counts the vibrations and tones for a new case. */
function listen() {
  const told = { vibrations: 0, tones: 0 }
  navigator.vibrate = () => {
    told.vibrations += 1
    return true
  }
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when) {
    told.tones += 1
    start.call(this, when)
  }
  Object.assign(globalThis, { told })
}
const told = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: { vibrations: number; tones: number } }).told)

journey(
  'a new case vibrates and sounds on every screen of an open console; a button turns the sound off',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const { page, openLive } = await staffPhone('/admin/cases', { who, before: listen })
    await page.getByRole('button', { name: 'आवाज़ चालू है' }).click()
    await openLive('/admin/own-account', 'cases-')
    await complainOnPhone(guide.url)
    await expect.poll(async () => (await told(page)).vibrations).toBeGreaterThan(0)
    expect((await told(page)).tones).toBe(0)
    await openLive('/admin/cases', 'cases-')
    await page.getByRole('button', { name: 'आवाज़ बंद है' }).click()
    const { tones } = await told(page)
    expect(tones).toBeGreaterThan(0)
    await complainOnPhone(guide.url)
    await expect.poll(async () => (await told(page)).tones).toBeGreaterThan(tones)
  },
)

journey(
  'a new case appears in an open console by itself; taken offline it is nobody’s until the call is sent, and it is closed with a note',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const { page } = await staffPhone('/admin/cases', { who })
    const take = (words: string) => caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true })
    const words = await complainOnPhone(guide.url)
    await expect(take(words)).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\)/)
    await page.context().setOffline(true)
    // Keys instead of taps, because the cases of other journeys may move the row under a finger.
    await take(words).press('Enter')
    await expect(caseRow(page, words).getByText('“ज़िम्मा लें” भेजना बाकी है')).toBeVisible()
    await page.context().setOffline(false)
    await expect(caseRow(page, words).getByText('आप', { exact: true })).toBeVisible()

    const isAnswered = Promise.withResolvers<void>()
    await page.route(/\/api\/cases\/[\da-f-]{36}$/, route => isAnswered.promise.then(() => route.continue()))
    await caseHead(page, words).press('Enter')
    await expect(caseRow(page, words).getByText(/^मामला \d+$/)).toBeVisible()
    const finish = caseRow(page, words).getByRole('button', { name: 'पूरा हुआ', exact: true })
    await expect(finish).toBeHidden()
    isAnswered.resolve()
    await finish.press('Enter')
    await finish.press('Enter')
    await expect(page.getByText('कृपया लिखें कि क्या किया गया।')).toBeVisible()
    await page.getByLabel('क्या किया गया?').fill('टैंकर भेजा')
    await page.context().setOffline(true)
    await finish.press('Enter')
    await expect(page.getByText('सहेजा नहीं गया। आपका लिखा हुआ यहीं है।')).toBeVisible()
    await page.context().setOffline(false)
    await finish.press('Enter')
    await expect(caseRow(page, words)).toHaveCount(0)
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
    await caseRow(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true }).press('Enter')
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
