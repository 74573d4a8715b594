import { beforeEach, describe, expect } from 'vitest'
import { texts as eventTexts } from '#features/events/staff/texts.ts'
import { texts as accountTexts } from '#features/staff/accounts/texts.ts'
import { texts as logTexts } from '#features/staff/log/texts.ts'
import { commonWords } from '#features/staff/log/use-words.tsx'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { desk, key, phonesForAll, take } from './test-phones.ts'
import { texts as consoleTexts } from './texts.ts'

phonesForAll()
beforeEach(async () => {
  await world.owner.query('truncate limits, staff_sessions, event_entries cascade')
  await world.context.responseCache.changed('events')
})

describe.each(['en', 'hi'] as const)('in %s', language => {
  const say = (text: { en: string; hi: string }, slots: Record<string, string | number> = {}) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(slots[name] ?? ''))

  journey('an event is added, corrected and taken out; pilgrims see it so', async () => {
    const phone = await desk('/admin/events', { language })
    const { page } = phone
    await key(phone, say(eventTexts.add)).click()
    await page.getByLabel(say(eventTexts.day)).fill('2027-07-19')
    await page.getByLabel(say(eventTexts.time)).fill('04:00')
    const label = (text: { en: string; hi: string }, which: 'inEnglish' | 'inHindi') =>
      say(kit[which], { label: say(text) })
    await page.getByLabel(label(eventTexts.name, 'inHindi')).fill('पहली सोमवारी')
    await key(phone, say(kit.save)).click()
    await page.getByRole('alert').getByText(say(kit.invalid)).waitFor()
    await phone.isAccessible()
    await page.getByLabel(label(eventTexts.name, 'inEnglish')).fill('First Monday')
    await key(phone, say(kit.save)).click()
    await page.getByText(say(kit.saved), { exact: true }).waitFor()
    await phone.isAccessible()
    const name = say({ en: 'First Monday', hi: 'पहली सोमवारी' })
    const seen = await take('/', { language })
    await seen.page.clock.install({ time: new Date('2027-07-20T10:00:00+05:30') })
    await seen.open('/events')
    await seen.page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByLabel(say(kit.inGuide)).uncheck()
    await key(phone, say(kit.save)).click()
    await page.getByText(say(kit.hidden), { exact: true }).waitFor()
    await expect
      .poll(async () => {
        await seen.open('/events')
        await seen.page.getByRole('heading', { level: 1 }).waitFor()
        return seen.page.getByRole('heading', { name, exact: true }).count()
      })
      .toBe(0)
  })

  journey('an account is made with one role and can do no more; the log tells before and after', async () => {
    const phone = await desk('/admin/accounts', { language })
    const { page } = phone
    await key(phone, say(accountTexts.add)).click()
    const username = `gate-${language}`
    await page.getByLabel(say(accountTexts.username)).fill(username)
    await phone.isAccessible()
    await key(phone, say(accountTexts.make)).click()
    const password = (await page.locator('output').textContent()) ?? ''
    const gate = staffBrowser(world.url)
    const entered = await gate.call('POST', '/api/session', { username, password, as: 'vehicle' })
    expect([entered.status, entered.body]).toEqual([201, expect.objectContaining({ roles: ['vehicle'] })])
    for (const path of [
      '/api/dashboard/counts',
      '/api/facilities/all',
      '/api/audit-log',
      '/api/staff-accounts',
    ])
      expect([path, (await gate.call('GET', path)).status]).toEqual([path, 403])
    await key(phone, say(accountTexts.understood)).click()
    await page.getByRole('button', { name: new RegExp(username) }).click()
    await phone.isAccessible()
    await key(phone, say(accountTexts.close)).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: username })
      .getByText(say(accountTexts.disabled), { exact: true })
      .waitFor()
    expect((await gate.call('GET', '/api/vehicles/counts')).status).toBe(401)
    await phone.open('/admin/audit-log')
    const line = page
      .getByRole('group')
      .filter({
        hasText: say(logTexts.deed, {
          subject: say({ en: 'Account', hi: 'खाता' }),
          action: say(commonWords.changed),
        }),
      })
      .filter({ hasText: username })
      .first()
    await line.locator('summary').click()
    await line.getByRole('row', { name: 'isDisabled false true' }).waitFor()
    await line.getByRole('columnheader', { name: say(logTexts.before) }).waitFor()
    await phone.isAccessible()
  })

  journey('the parking role opens nothing of the console but its own account', async () => {
    const phone = await desk('/admin/own-account', { language })
    await world.owner.query(
      `update staff_sessions set account_id = (select id from staff_accounts where username = 'vehicle')`,
    )
    await phone.page.evaluate(() =>
      localStorage.setItem('vehicleAdminSession', '{"username":"vehicle","isVehicleAdmin":true}'),
    )
    await phone.open('/admin/places')
    await phone.page.getByText(say(consoleTexts.forbidden)).waitFor()
    await phone.open('/admin/dashboard')
    await phone.page.getByText(say(consoleTexts.forbidden)).waitFor()
  })
})
