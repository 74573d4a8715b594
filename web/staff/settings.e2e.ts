import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { ownAccountTexts } from '#features/staff/own/texts.ts'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

journey(
  'staff change their own password, and set up and remove a second factor',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page } = await staffPhone('/admin/own-account', { at: world })
    const part = (title: string) => page.locator('form').filter({ hasText: title })
    const change = async (current: string, next: string) => {
      await part(ownAccountTexts.password.hi).getByLabel(ownAccountTexts.current.hi).fill(current)
      await part(ownAccountTexts.password.hi).getByLabel(ownAccountTexts.next.hi).fill(next)
      const answer = page.waitForResponse('**/api/session/password')
      await tap(page, ownAccountTexts.change.hi)
      return (await answer).status()
    }
    await change('not it', 'har har mahadev')
    await expect(page.getByText(ownAccountTexts.wrong.hi)).toBeVisible()
    await part(ownAccountTexts.password.hi).getByLabel(ownAccountTexts.current.hi).fill('har')
    await expect(page.getByText(ownAccountTexts.wrong.hi)).toBeHidden()
    await change(passwords.admin, 'har har mahadev')
    await expect(page.getByText(ownAccountTexts.changed.hi)).toBeVisible()
    await part(ownAccountTexts.factor.hi).getByLabel(ownAccountTexts.current.hi).fill('har har mahadev')
    await tap(page, ownAccountTexts.begin.hi)
    const secret = ((await page.locator('output').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel(ownAccountTexts.code.hi).fill('000 000')
    await tap(page, ownAccountTexts.confirm.hi)
    await expect(page.getByText(ownAccountTexts.invalidCode.hi)).toBeVisible()
    await page.getByLabel(ownAccountTexts.code.hi).fill(generateSync({ secret }))
    await expect(page.getByText(ownAccountTexts.invalidCode.hi)).toBeHidden()
    await tap(page, ownAccountTexts.confirm.hi)
    await expect(page.getByText(ownAccountTexts.factorOn.hi)).toBeVisible()
    const claim = { username: 'admin', password: 'har har mahadev', as: 'admin' }
    const answer = await staffBrowser(world.url).call('POST', '/api/session', claim)
    expect(answer.body).toMatchObject({ code: 'code-required' })
    const sheet = page.getByRole('region', { name: ownAccountTexts.codesOf.hi.replace('{name}', 'admin') })
    const codes = await sheet.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const { page: found } = await phone({ at: world })
    await found.goto(`${world.url}/admin`)
    await found.getByLabel(signInTexts.username.hi).fill('admin')
    await found.getByLabel(signInTexts.password.hi, { exact: true }).fill('har har mahadev')
    await tap(found, signInTexts.login.hi)
    await tap(found, signInTexts.useRecovery.hi)
    await found.getByLabel(signInTexts.recoveryCode.hi).fill('aaaa')
    await tap(found, signInTexts.login.hi)
    await expect(found.getByText(signInTexts.invalidRecovery.hi)).toBeVisible()
    await found.getByLabel(signInTexts.recoveryCode.hi).fill(codes[3] ?? '')
    await tap(found, signInTexts.login.hi)
    await expect(found).toHaveURL(/\/admin\/dashboard/)
    await part(ownAccountTexts.factor.hi).getByLabel(ownAccountTexts.current.hi).fill('har har mahadev')
    await tap(page, ownAccountTexts.remove.hi)
    await expect(page.getByText(ownAccountTexts.factorUse.hi)).toBeVisible()
  },
)
