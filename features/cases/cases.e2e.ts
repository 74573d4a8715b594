import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'

/** A visitor files a complaint; staff recognise the case by its words. */
async function complain(url: string): Promise<string> {
  const words = `नल सूखा ${crypto.randomUUID()}`
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const visitor = await openDevice(url)
  const fields = { id: crypto.randomUUID(), category: 'water', words, place: 'गेट 2' }
  expect((await visitor.send('/api/complaints', { ...fields, ...notice })).status).toBe(201)
  return words
}
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

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
    const { page, open } = await staffPhone('/admin/cases', { who, before: listen })
    const key = page.getByRole('button', { name: 'आवाज़ चालू है' })
    await key.click()
    const follows = page.waitForResponse(/\/api\/live\?.*cases-/)
    await open('/admin/own-account')
    await follows
    await complain(guide.url)
    await expect.poll(async () => (await told(page)).vibrations).toBeGreaterThan(0)
    expect((await told(page)).tones).toBe(0)
    await page.goBack()
    const back = page.waitForResponse(/\/api\/live\?.*cases-/)
    await page.reload()
    await back
    await page.getByRole('button', { name: 'आवाज़ बंद है' }).click()
    const { tones } = await told(page)
    expect(tones).toBeGreaterThan(0)
    await complain(guide.url)
    await expect.poll(async () => (await told(page)).tones).toBeGreaterThan(tones)
  },
)

journey(
  'a new case appears in an open console by itself; taken offline it is nobody’s until the call is sent, and it is closed with a note',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const { page } = await staffPhone('/admin/cases', { who })
    const take = (words: string) => row(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true })
    const words = await complain(guide.url)
    await expect(take(words)).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\)/)
    await page.context().setOffline(true)
    await take(words).click()
    await expect(row(page, words).getByText('“ज़िम्मा लें” भेजना बाकी है')).toBeVisible()
    await page.context().setOffline(false)
    await expect(row(page, words).getByText('आप', { exact: true })).toBeVisible()

    await row(page, words).getByText(words).click()
    const finish = row(page, words).getByRole('button', { name: 'पूरा हुआ', exact: true })
    await finish.click()
    await finish.click()
    await expect(page.getByText('कृपया लिखें कि क्या किया गया।')).toBeVisible()
    await page.getByLabel('क्या किया गया?').fill('टैंकर भेजा')
    await page.context().setOffline(true)
    await finish.click()
    await expect(page.getByText('सहेजा नहीं गया। आपका लिखा हुआ यहीं है।')).toBeVisible()
    await page.context().setOffline(false)
    await finish.click()
    await expect(row(page, words)).toHaveCount(0)
  },
)

journey(
  'a case links to its one report, even if the list has many others or the report has been closed since',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const other = await complain(guide.url)
    const words = await complain(guide.url)
    const { page } = await staffPhone('/admin/cases', { who })
    await row(page, words).getByText(words).click()
    await row(page, words).getByRole('link', { name: 'पूरी सूचना देखें' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('स्थिति')).toBeVisible()
    await expect(page.getByText(other)).toHaveCount(0)
    await page.getByLabel('स्थिति').selectOption('done')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect(page.getByText('सहेज लिया गया').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('link', { name: 'पूरी सूची' }).click()
    await expect(page.getByText(other)).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  },
)
