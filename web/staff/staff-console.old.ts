import { beforeEach, describe, expect } from 'vitest'
import { texts as dashboardTexts } from '#features/dashboard/texts.ts'
import { texts as feedbackTexts } from '#features/feedback/staff/texts.ts'
import { texts as sentTexts } from '#features/feedback/texts.ts'
import { texts as noticeTexts } from '#features/notices/staff/texts.ts'
import { texts as signInTexts } from '#features/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { passwords } from '#tests/world/world.ts'
import { phonesForAll, signIn, take } from './test-phones.ts'
import { texts } from './texts.ts'

phonesForAll()
beforeEach(() => world.owner.query('truncate limits, staff_sessions, feedback, notices cascade'))

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
      const feedback = page.locator('dl > div').filter({ hasText: { en: 'Feedback', hi: 'सुझाव' }[language] })
      await feedback.getByText('1', { exact: true }).waitFor()
      await expect.poll(() => page.locator('dl > div').count()).toBeGreaterThanOrEqual(5)
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
    // A page that is left before the answer has arrived counts again on the next one.
    await pilgrim.page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(
          each => each.name.endsWith('/api/visits') && (each as PerformanceResourceTiming).responseEnd > 0,
        ),
    )
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
