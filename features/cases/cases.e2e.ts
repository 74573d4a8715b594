import type { Page } from '@playwright/test'
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
    // Keys instead of taps, because the counts of other journeys' cases may move the button under a finger.
    await page.getByRole('button', { name: 'आवाज़ चालू है' }).press('Enter')
    await openLive('/admin/own-account', 'cases-')
    await complainOnPhone(guide.url)
    await expect.poll(async () => (await told(page)).vibrations).toBeGreaterThan(0)
    expect((await told(page)).tones).toBe(0)
    await openLive('/admin/cases', 'cases-')
    await page.getByRole('button', { name: 'आवाज़ बंद है' }).press('Enter')
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
