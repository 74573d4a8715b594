import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { texts as crowdTexts } from '#features/crowd-status/texts.ts'
import { texts as dashboardTexts } from '#features/dashboard/texts.ts'
import { texts as feedbackTexts } from '#features/feedback/staff/texts.ts'
import { texts as sentTexts } from '#features/feedback/texts.ts'
import { texts as noticeTexts } from '#features/notices/staff/texts.ts'
import { texts as signInTexts } from '#features/staff/texts.ts'
import { journey, openBrowser } from '#tests/browser.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, passwords, type World } from '#tests/world/world.ts'
import { texts } from './texts.ts'

let world: World
let browser: Browser | undefined
const phones: Phone[] = []
beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world.close()
})
beforeEach(() =>
  world.owner.query('truncate limits, staff_sessions, feedback, notices, crowd_status cascade'),
)
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})

async function take(path: string, options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  const phone = await openPhone(browser, world.url, options)
  phones.push(phone)
  await phone.open(path)
  return phone
}
async function signIn({ page }: Phone, language: 'en' | 'hi' = 'en', password: string = passwords.admin) {
  await page.getByLabel(signInTexts.username[language]).fill('admin')
  await page.getByLabel(signInTexts.password[language], { exact: true }).fill(password)
  await page.getByRole('button', { name: signInTexts.login[language] }).click()
}
const pathOf = (phone: Phone) => new URL(phone.page.url()).pathname

describe.each(['en', 'hi'] as const)('the admin login in %s', language => {
  const t = signInTexts
  journey('asks for both fields, refuses a wrong pair in the specification’s words, and opens', async () => {
    const phone = await take('/admin', { language })
    const { page } = phone
    await page.getByRole('button', { name: t.login[language] }).click()
    await page.getByText(t.usernameRequired[language]).waitFor()
    await page.getByText(t.passwordRequired[language]).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('username')
    await phone.isAccessible()
    await signIn(phone, language, 'om namah shivay')
    await page.getByRole('alert').getByText(t.invalid[language]).waitFor()
    await expect.poll(() => page.getByLabel(t.username[language]).inputValue()).toBe('admin')
    await signIn(phone, language)
    await page.getByText(t.success[language]).waitFor()
    await page.getByRole('heading', { level: 1, name: texts.adminDashboard[language] }).waitFor()
    expect(pathOf(phone)).toBe('/admin/dashboard')
    const hint = await page.evaluate(() => JSON.parse(localStorage.getItem('adminSession') ?? 'null'))
    expect(hint).toMatchObject({ username: 'admin', isAdmin: true })
    expect(Number.isNaN(Date.parse(hint.loginTime))).toBe(false)
    await page.getByText(feedbackTexts.empty[language]).waitFor()
    await phone.isAccessible()
    await page.getByRole('tab', { name: texts.overview[language] }).click()
    await page.getByText(dashboardTexts.complaintsNone[language]).waitFor()
    await phone.isAccessible()
    await page.getByRole('button', { name: texts.logout[language] }).click()
    await page.waitForURL(`${world.url}/`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('adminSession'))).toBeNull()
    await phone.open('/admin/dashboard')
    await page.waitForURL('**/admin')
  })
})

describe('the dashboard', () => {
  journey.for([
    ['missing', null],
    ['no JSON', '{'],
    ['of another name', JSON.stringify({ username: 'someone', isAdmin: true })],
    ['not flagged', JSON.stringify({ username: 'admin' })],
    ['forged, with nobody signed in', JSON.stringify({ username: 'admin', isAdmin: true })],
  ] as const)('sends whoever has a session hint that is %s to /admin', async ([why, hint]) => {
    const phone = await take('/admin')
    if (!why.startsWith('forged')) {
      await signIn(phone)
      await phone.page.waitForURL('**/admin/dashboard')
    }
    await phone.page.evaluate(value => {
      if (value === null) localStorage.removeItem('adminSession')
      else localStorage.setItem('adminSession', value)
    }, hint)
    await phone.open('/admin/dashboard')
    await phone.page.waitForURL('**/admin')
    await phone.page.getByLabel(signInTexts.username.en).waitFor()
  })
  journey.for(['en', 'hi'] as const)(
    'shows what a visitor wrote as words, with the count and a short date, in %s',
    async language => {
      const said = '<img src=x onerror="document.title=1"> Tap at Chhata Bazar is dry'
      const pilgrim = await take('/feedback', { language })
      await pilgrim.page.getByRole('radio', { name: sentTexts.star2[language] }).click()
      await pilgrim.page.getByLabel(sentTexts.name[language], { exact: true }).fill('Ramesh')
      await pilgrim.page.getByLabel(sentTexts.feedback[language]).fill(said)
      await pilgrim.page.getByRole('button', { name: sentTexts.submit[language] }).click()
      await pilgrim.page.getByText(sentTexts.thanks[language]).waitFor()
      const phone = await take('/admin', { language })
      await signIn(phone, language)
      const { page } = phone
      const row = page.getByRole('listitem').filter({ hasText: 'Chhata Bazar' })
      await row.getByText(said).waitFor()
      await row.getByText(feedbackTexts.stars[language].replace('{stars}', '2')).waitFor()
      await expect
        .poll(() => row.getByRole('time').textContent())
        .toMatch(
          language === 'en'
            ? /^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M$/
            : /^\d{1,2} [\u0900-\u097F]+, [\u0900-\u097F]+ \d{1,2}:\d{2} बजे$/,
        )
      const feedback = page.locator('dl > div').filter({ hasText: dashboardTexts.feedback[language] })
      await feedback.getByText('1', { exact: true }).waitFor()
      await expect.poll(() => page.locator('dl > div').count()).toBe(5)
    },
  )
  journey('says so when the feedbacks cannot be loaded', async () => {
    const phone = await take('/admin')
    await phone.page.route('**/api/feedback*', route =>
      route.fulfill({ status: 500, body: '{"code":"internal"}' }),
    )
    await signIn(phone)
    await phone.page.getByText(feedbackTexts.failed.en).waitFor()
  })
})

describe('an address of the console that does not exist', () => {
  journey('says so, and leads home', async () => {
    const phone = await take('/admin/nowhere')
    await phone.page.getByText('Oops! Page not found').waitFor()
    await phone.isAccessible()
  })
})

describe('a session that ends while one is typing', () => {
  journey('is asked for again over the text, which is then sent', async () => {
    const phone = await take('/admin')
    await signIn(phone)
    const { page } = phone
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('button', { name: texts.staffMenu.en }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Notice to all' }).click()
    await page.getByLabel(noticeTexts.inHindi.en).fill('द्वार 2 बंद है।')
    await page.getByLabel(noticeTexts.inEnglish.en).fill('Gate 2 is closed.')
    await phone.isAccessible()
    await world.owner.query('truncate staff_sessions')
    await page.getByRole('button', { name: noticeTexts.tell.en }).click()
    const dialog = page.getByRole('dialog', { name: texts.sessionEnded.en })
    await dialog.waitFor()
    await phone.isAccessible()
    await dialog.getByLabel(signInTexts.password.en, { exact: true }).fill(passwords.admin)
    await dialog.getByRole('button', { name: signInTexts.login.en }).click()
    await page.getByText(noticeTexts.told.en).waitFor()
    const { rows } = await world.owner.query('select text_en from notices')
    expect(rows).toEqual([{ text_en: 'Gate 2 is closed.' }])
  })
})

describe('a crowd level', () => {
  journey('takes two taps and reaches a phone that is open elsewhere', async () => {
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source) values
       ('Temple main gate', 'मंदिर मुख्य द्वार', '', '', 'press'), ('Chhata Bazar', 'छाता बाजार', '', '', 'press')`,
    )
    await world.house.prepared.changed('crowd')
    const pilgrim = await take('/crowd-status', { language: 'hi' })
    const gate = pilgrim.page.getByRole('listitem').filter({ hasText: 'मंदिर मुख्य द्वार' })
    await gate.getByText(crowdTexts.noReport.hi).waitFor()
    const phone = await take('/admin')
    await signIn(phone)
    await phone.page.waitForURL('**/admin/dashboard')
    await phone.open('/admin/crowd-status')
    await phone.page.getByRole('button', { name: 'Temple main gate' }).click()
    await phone.isAccessible()
    const tapped = Date.now()
    await phone.page.getByRole('button', { name: crowdTexts.high.en }).click()
    await gate.getByText(crowdTexts.high.hi).waitFor()
    // The promise of the issue: within two seconds, the machine's own slowness included.
    expect(Date.now() - tapped).toBeLessThan(2000)
    await phone.page.getByRole('button', { name: 'Undo' }).click()
    await gate.getByText(crowdTexts.noReport.hi).waitFor()
  })
})

describe('a visit', () => {
  journey('is counted once an hour for each phone, never for staff', async () => {
    const told: string[] = []
    const pilgrim = await take('/history')
    pilgrim.page.on(
      'request',
      request => request.url().endsWith('/api/visits') && told.push(request.method()),
    )
    await expect
      .poll(() => pilgrim.page.evaluate(() => localStorage.getItem('counted-hour')))
      .toMatch(/^\d+$/)
    await pilgrim.open('/events')
    await pilgrim.page.getByRole('heading', { level: 1 }).waitFor()
    await pilgrim.page.waitForLoadState('networkidle')
    expect(told.length).toBeLessThanOrEqual(1)
    told.length = 0
    await pilgrim.page.clock.install({ time: Date.now() + 3_600_000 })
    await pilgrim.open('/history')
    await expect.poll(() => told).toEqual(['POST'])
    const staff = await take('/admin')
    await staff.page.waitForLoadState('networkidle')
    await expect.poll(() => staff.page.evaluate(() => localStorage.getItem('counted-hour'))).toBeNull()
  })
})

describe('a notice to all', () => {
  const words = 'द्वार 2 बंद है।'
  async function openPilgrim() {
    const pilgrim = await take('/', { language: 'hi', context: { serviceWorkers: 'allow' } })
    await pilgrim.page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!(await caches.has('reads'))) await new Promise(done => setTimeout(done, 50))
    })
    return { ...pilgrim, told: pilgrim.page.getByRole('complementary').getByText(words) }
  }
  async function tell() {
    const phone = await take('/admin')
    await signIn(phone)
    await phone.page.waitForURL('**/admin/dashboard')
    await phone.open('/admin/notices')
    await phone.page.getByRole('button', { name: 'Notice', exact: true }).click()
    await phone.page.getByLabel(noticeTexts.inHindi.en).fill(words)
    await phone.page.getByLabel(noticeTexts.inEnglish.en).fill('Gate 2 is closed.')
    await phone.page.getByRole('button', { name: noticeTexts.tell.en }).click()
    await phone.page.getByText(noticeTexts.told.en).waitFor()
  }
  journey('stands on every public screen at once, and is hidden by who has read it', async () => {
    const { page, told, open, isAccessible } = await openPilgrim()
    await tell()
    await told.waitFor()
    await isAccessible()
    for (const path of ['/events', '/facility/toilet']) {
      await open(path)
      await told.waitFor()
    }
    await page.context().setOffline(true)
    await open('/history')
    await told.waitFor()
    await page.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
    await told.waitFor({ state: 'detached' })
    await open('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => told.count()).toBe(0)
  })
  journey('that came by push stays on a phone without a network until its time is over', async () => {
    const { page, told, open } = await openPilgrim()
    await tell()
    await told.waitFor()
    await page.context().setOffline(true)
    await open('/history')
    await told.waitFor()
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await open('/events')
    await page.getByRole('complementary').waitFor({ state: 'attached' })
    await expect.poll(() => told.count()).toBe(0)
    await page.clock.setSystemTime(Date.now())
    await open('/events')
    await told.waitFor()
  })
})
