import type { Route } from '@playwright/test'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { expect, journey } from '#tests/journey.ts'
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
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const once = { times: 1 }
    await page.route('**/api/session/password', route => route.fetch().then(() => route.abort()), once)
    await change.click()
    await expect(page.getByText(ownAccountTexts.noAnswer.hi)).toBeVisible()
    await isAccessible()
    // The cookie was lost with the answer: this call is the first to learn that, or the dialog would open at any time before.
    const withOldCookie = async (route: Route) => {
      const headers = { ...route.request().headers(), cookie }
      await route.fulfill({ response: await route.fetch({ headers }) })
    }
    await page.route('**/api/session/password', withOldCookie, once)
    await change.click()
    // The new password signs in.
    const again = page.getByRole('dialog')
    await again.getByLabel(signInTexts.password.hi, { exact: true }).fill('गंगा जल लेकर चले बाबा के द्वार')
    await again.getByRole('button', { name: signInTexts.login.hi }).click()
    await expect(page.getByText(ownAccountTexts.changed.hi)).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: ownAccountTexts.everywhere.hi }).click()
    await expect(page.getByText(ownAccountTexts.notEverywhere.hi)).toBeVisible()
  },
)
