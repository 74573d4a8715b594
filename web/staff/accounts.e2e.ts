import { accountsTexts } from '#features/staff/accounts/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { signIn, staffBrowser } from '#tests/world/staff-browser.ts'
import { consoleTexts } from './texts.ts'

journey(
  'an account created with one role can do no more, and ends at once; the log says so',
  async ({ staffPhone, guide }) => {
    const { page, open } = await staffPhone('/admin/accounts')
    const username = `gate-${crypto.randomUUID().slice(0, 8)}`
    const key = (name: string) => page.getByRole('button', { name, exact: true })
    await key(accountsTexts.add.hi).click()
    await page.getByLabel(accountsTexts.username.hi).fill(username)
    // Nobody gets a role, let alone all of them, by an accidental tap.
    await key(accountsTexts.make.hi).click()
    await expect(page.getByText(accountsTexts.oneRole.hi)).toBeVisible()
    const role = (name: { hi: string }) => page.getByRole('checkbox', { name: name.hi, exact: true })
    await role(accountsTexts.admin).check()
    await key(accountsTexts.make.hi).click()
    await expect(key(accountsTexts.yesAdmin.hi)).toBeVisible()
    await role(accountsTexts.admin).uncheck()
    await role(accountsTexts.vehicle).check()
    await key(accountsTexts.make.hi).click()
    const password = (await page.locator('output').textContent()) ?? ''
    const gate = staffBrowser(guide.url)
    const entered = await signIn(gate, { username, password, as: 'vehicle' })
    expect([entered.status, entered.body]).toEqual([201, expect.objectContaining({ roles: ['vehicle'] })])
    expect((await gate.call('GET', '/api/staff-accounts')).status).toBe(403)
    await key(accountsTexts.understood.hi).click()
    await page.getByRole('button', { name: new RegExp(username) }).click()
    await role(accountsTexts.viewer).check()
    await key(accountsTexts.saveRoles.hi).click()
    await expect(key(accountsTexts.saveRoles.hi)).toBeDisabled()
    await key(accountsTexts.close.hi).click()
    const row = page.getByRole('listitem').filter({ hasText: username })
    await expect(row.getByText(accountsTexts.disabled.hi, { exact: true })).toBeVisible()
    expect((await gate.call('GET', '/api/vehicles/counts')).status).toBe(401)
    await open('/admin/audit-log')
    const line = page.getByRole('group').filter({ hasText: username }).first()
    await line.locator('summary').click()
    await expect(line.getByRole('row', { name: 'isDisabled false true' })).toBeVisible()

    // The parking role cannot open the console.
    const parking = await staffPhone('/admin/own-account', { role: 'vehicle' })
    for (const path of ['/admin/places', '/admin/dashboard']) {
      await parking.open(path)
      await expect(parking.page.getByText(consoleTexts.forbidden.hi)).toBeVisible()
    }
  },
)
