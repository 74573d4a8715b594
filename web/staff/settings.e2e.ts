import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { texts as quizTexts } from '#features/mela-quiz/staff/texts.ts'
import { texts as mapTexts } from '#features/mela-route/staff/texts.ts'
import { texts as routeTexts } from '#features/mela-route/texts.ts'
import { texts as ownTexts } from '#features/staff/own/texts.ts'
import { texts as poojaTexts } from '#features/virtual-pooja/staff/texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

journey(
  'the map of the walk, the pooja and the answers of the quiz are set as staff say; a bad address is refused',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await staffPhone('/admin/full-map', { at: world })
    await page.getByLabel(mapTexts.url.hi).fill('http://maps.example/walk')
    await tap(page, mapTexts.save.hi)
    await expect(page.getByText(mapTexts.invalid.hi)).toBeVisible()
    await page.getByLabel(mapTexts.url.hi).fill('https://maps.example/walk')
    await tap(page, mapTexts.save.hi)
    await expect(page.getByText(kit.saved.hi, { exact: true })).toBeVisible()
    const pilgrim = await phone({ at: world })
    await pilgrim.open('/facility/mela-route')
    const link = pilgrim.page.getByRole('link', { name: new RegExp(routeTexts.openFullMap.hi) })
    await expect(link).toHaveAttribute('href', 'https://maps.example/walk')

    await open('/admin/pooja')
    await tap(page, poojaTexts.even.hi)
    await page.getByLabel(poojaTexts.bell.hi).fill('https://sounds.example/bell.mp3')
    await tap(page, poojaTexts.save.hi)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel(poojaTexts.bell.hi).fill('/sound/bell.mp3')
    await tap(page, poojaTexts.save.hi)
    await expect
      .poll(async () => (await fetch(`${world.url}/api/virtual-pooja`)).json())
      .toEqual({ pace: 'even', recordings: { bell: '/sound/bell.mp3' } })

    await open('/admin/quiz')
    const box = page.getByLabel(quizTexts.showAnswers.hi)
    const wasShown = await box.isChecked()
    await box.click()
    await expect(page.getByText(kit.saved.hi, { exact: true })).toBeVisible()
    await open('/admin/quiz')
    await expect(box).toBeChecked({ checked: !wasShown })
  },
)

journey(
  'an own password is changed, and a second factor set up and taken away',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page } = await staffPhone('/admin/own-account', { at: world })
    const part = (title: string) => page.locator('form').filter({ hasText: title })
    const change = async (current: string, next: string) => {
      await part(ownTexts.password.hi).getByLabel(ownTexts.current.hi).fill(current)
      await part(ownTexts.password.hi).getByLabel(ownTexts.next.hi).fill(next)
      const answer = page.waitForResponse('**/api/session/password')
      await tap(page, ownTexts.change.hi)
      return (await answer).status()
    }
    await change('not it', 'har har mahadev')
    await expect(page.getByText(ownTexts.wrong.hi)).toBeVisible()
    await change(passwords.admin, 'har har mahadev')
    await expect(page.getByText(ownTexts.changed.hi)).toBeVisible()
    await part(ownTexts.factor.hi).getByLabel(ownTexts.current.hi).fill('har har mahadev')
    await tap(page, ownTexts.begin.hi)
    const secret = ((await page.locator('output').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel(ownTexts.code.hi).fill('000 000')
    await tap(page, ownTexts.confirm.hi)
    await expect(page.getByText(ownTexts.invalidCode.hi)).toBeVisible()
    await page.getByLabel(ownTexts.code.hi).fill(generateSync({ secret }))
    await tap(page, ownTexts.confirm.hi)
    await expect(page.getByText(ownTexts.factorOn.hi)).toBeVisible()
    const claim = { username: 'admin', password: 'har har mahadev', as: 'admin' }
    const answer = await staffBrowser(world.url).call('POST', '/api/session', claim)
    expect(answer.body).toMatchObject({ code: 'code-required' })
    await part(ownTexts.factor.hi).getByLabel(ownTexts.current.hi).fill('har har mahadev')
    await tap(page, ownTexts.remove.hi)
    await expect(page.getByText(ownTexts.factorUse.hi)).toBeVisible()
  },
)
