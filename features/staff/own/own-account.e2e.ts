import { expect, journey } from '#tests/journey.ts'
import { staffTexts } from '../texts.ts'
import { ownAccountTexts } from './texts.ts'

journey(
  'a password change whose answer was lost is told apart from a refused one, and completes when sent again',
  async ({ guide, staffPhone }) => {
    const who = await guide.newStaff('help-desk')
    const { page, isAccessible } = await staffPhone('/admin/own-account', { who })
    const form = page.locator('form').filter({ has: page.getByLabel(ownAccountTexts.next.hi) })
    const current = form.getByLabel(ownAccountTexts.current.hi)
    const next = form.getByLabel(ownAccountTexts.next.hi)
    const change = page.getByRole('button', { name: ownAccountTexts.change.hi })
    await current.fill('not this one')
    await next.fill('short')
    await change.click()
    await expect(page.getByText(/^कम से कम \d+ अक्षर$/)).toBeVisible()
    await expect(next).toBeFocused()
    await next.fill('गंगा जल लेकर चले बाबा के द्वार')
    await change.click()
    await expect(page.getByText(ownAccountTexts.wrong.hi)).toBeVisible()
    await expect(current).toBeFocused()

    await current.fill(who.password)
    const before = await page.context().cookies()
    await page.route('**/api/session/password', async route => {
      await route.fetch()
      await page.context().addCookies(before)
      await route.abort()
    })
    await change.click()
    await expect(page.getByText(ownAccountTexts.noAnswer.hi)).toBeVisible()
    await isAccessible()
    await page.unroute('**/api/session/password')
    await change.click()
    // The cookie was lost with the answer; the new password signs in.
    const again = page.getByRole('dialog')
    await again.getByLabel(staffTexts.password.hi, { exact: true }).fill('गंगा जल लेकर चले बाबा के द्वार')
    await again.getByRole('button', { name: staffTexts.login.hi }).click()
    await expect(page.getByText(ownAccountTexts.changed.hi)).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: ownAccountTexts.everywhere.hi }).click()
    await expect(page.getByText(ownAccountTexts.notEverywhere.hi)).toBeVisible()
  },
)
