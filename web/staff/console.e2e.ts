import { staffTexts } from '#features/staff/texts.ts'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { consoleTexts } from './texts.ts'

journey(
  'staff sign in with both fields, are refused with a wrong pair, and leave with Logout',
  async ({ phone }) => {
    const { page, open } = await phone()
    const password = page.getByLabel(signInTexts.password.hi, { exact: true })
    const login = page.getByRole('button', { name: signInTexts.login.hi })
    await open('/admin')
    await login.click()
    await expect(page.getByText(staffTexts.usernameRequired.hi)).toBeVisible()
    await expect(page.getByText(staffTexts.passwordRequired.hi)).toBeVisible()
    await expect(page.getByLabel(signInTexts.username.hi)).toBeFocused()
    await page.getByLabel(signInTexts.username.hi).fill('admin')
    await expect(page.getByText(staffTexts.usernameRequired.hi)).toBeHidden()
    await password.fill('om namah shivay')
    await expect(page.getByText(staffTexts.passwordRequired.hi)).toBeHidden()
    await login.click()
    await expect(page.getByRole('alert').getByText(staffTexts.invalid.hi)).toBeVisible()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(page.getByRole('alert').getByText(staffTexts.invalid.en)).toBeVisible()
    await page.getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await expect(page.getByLabel(signInTexts.username.hi)).toHaveValue('admin')
    await password.fill(passwords.admin)
    await login.click()
    await expect(page.getByRole('heading', { level: 1, name: consoleTexts.adminDashboard.hi })).toBeVisible()
    await expect(page).toHaveURL('/admin/dashboard')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: consoleTexts.logout.hi }).click()
    await expect(page.getByText('नेटवर्क नहीं है, इसलिए लॉगआउट नहीं हुआ।')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: consoleTexts.logout.hi }).click()
    await expect(page).toHaveURL('/')
    await open('/admin/dashboard')
    await expect(page).toHaveURL('/admin')
    // A forged hint in the phone's storage opens nothing.
    await page.evaluate(() =>
      localStorage.setItem('adminSession', JSON.stringify({ username: 'admin', isAdmin: true })),
    )
    // A link to a panel opens it right after signing in.
    await open('/admin/contacts?from=message')
    await expect(page).toHaveURL('/admin')
    await page.getByLabel(signInTexts.username.hi).fill('admin')
    await password.fill(passwords.admin)
    await login.click()
    await expect(page).toHaveURL('/admin/contacts?from=message')
    await expect(page.getByRole('button', { name: consoleTexts.logout.hi })).toBeVisible()
    // The menu is short; a panel is found by name and shown beside the others of its group.
    await page.getByRole('button', { name: consoleTexts.staffMenu.hi }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link')).toHaveCount(14)
    await menu.getByRole('searchbox').fill('भाषाएँ')
    await menu.getByRole('link', { name: 'भाषाएँ' }).click()
    await expect(page).toHaveURL('/admin/languages')
    const tabs = page.getByRole('navigation', { name: 'कार्यालय' })
    await expect(tabs.getByRole('link', { name: 'भाषाएँ' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link').first().click()
    await expect(page).toHaveURL('/admin/accounts')
  },
)
