import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { melaQuizStaffTexts } from '#features/mela-quiz/staff/texts.ts'
import { melaRouteStaffTexts } from '#features/mela-route/staff/texts.ts'
import { melaRouteTexts } from '#features/mela-route/texts.ts'
import { ownAccountTexts } from '#features/staff/own/texts.ts'
import { staffTexts } from '#features/staff/texts.ts'
import { virtualPoojaStaffTexts } from '#features/virtual-pooja/staff/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

journey(
  'the map of the walk, the pooja and the answers of the quiz are set as staff say; a bad address is refused',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await staffPhone('/admin/full-map', { at: world })
    await page.getByLabel(melaRouteStaffTexts.url.hi).fill('http://maps.example/walk')
    await tap(page, kitStaffTexts.save.hi)
    await expect(page.getByText(melaRouteStaffTexts.invalid.hi)).toBeVisible()
    await page.getByLabel(melaRouteStaffTexts.url.hi).fill('https://maps.example/walk')
    await tap(page, kitStaffTexts.save.hi)
    await expect(page.getByText(kitStaffTexts.saved.hi, { exact: true })).toBeVisible()
    const pilgrim = await phone({ at: world })
    await pilgrim.open('/facility/mela-route')
    const link = pilgrim.page.getByRole('link', { name: new RegExp(melaRouteTexts.openFullMap.hi) })
    await expect(link).toHaveAttribute('href', 'https://maps.example/walk')

    await open('/admin/pooja')
    await tap(page, virtualPoojaStaffTexts.even.hi)
    await page.getByLabel(virtualPoojaStaffTexts.bell.hi).fill('https://sounds.example/bell.mp3')
    await tap(page, kitStaffTexts.save.hi)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel(virtualPoojaStaffTexts.bell.hi).fill('/sound/bell.mp3')
    await tap(page, kitStaffTexts.save.hi)
    await expect
      .poll(async () => (await fetch(`${world.url}/api/virtual-pooja`)).json())
      .toEqual({ pace: 'even', recordings: { bell: '/sound/bell.mp3' } })

    await open('/admin/quiz')
    const box = page.getByLabel(melaQuizStaffTexts.showAnswers.hi)
    const wasShown = await box.isChecked()
    await box.click()
    await expect(page.getByText(kitStaffTexts.saved.hi, { exact: true })).toBeVisible()
    await open('/admin/quiz')
    await expect(box).toBeChecked({ checked: !wasShown })
  },
)

journey(
  'an own password is changed, and a second factor set up and taken away',
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
    await change(passwords.admin, 'har har mahadev')
    await expect(page.getByText(ownAccountTexts.changed.hi)).toBeVisible()
    await part(ownAccountTexts.factor.hi).getByLabel(ownAccountTexts.current.hi).fill('har har mahadev')
    await tap(page, ownAccountTexts.begin.hi)
    const secret = ((await page.locator('output').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel(ownAccountTexts.code.hi).fill('000 000')
    await tap(page, ownAccountTexts.confirm.hi)
    await expect(page.getByText(ownAccountTexts.invalidCode.hi)).toBeVisible()
    await page.getByLabel(ownAccountTexts.code.hi).fill(generateSync({ secret }))
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
    await found.getByLabel(staffTexts.username.hi).fill('admin')
    await found.getByLabel(staffTexts.password.hi, { exact: true }).fill('har har mahadev')
    await tap(found, staffTexts.login.hi)
    await tap(found, staffTexts.useRecovery.hi)
    await found.getByLabel(staffTexts.recoveryCode.hi).fill('aaaa')
    await tap(found, staffTexts.login.hi)
    await expect(found.getByText(staffTexts.invalidRecovery.hi)).toBeVisible()
    await found.getByLabel(staffTexts.recoveryCode.hi).fill(codes[3] ?? '')
    await tap(found, staffTexts.login.hi)
    await expect(found).toHaveURL(/\/admin\/dashboard/)
    await part(ownAccountTexts.factor.hi).getByLabel(ownAccountTexts.current.hi).fill('har har mahadev')
    await tap(page, ownAccountTexts.remove.hi)
    await expect(page.getByText(ownAccountTexts.factorUse.hi)).toBeVisible()
  },
)
