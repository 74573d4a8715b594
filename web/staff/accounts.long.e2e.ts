import { accountsTexts } from '#features/staff/accounts/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

journey(
  'a new password and a link for a new phone come into view, however far down their account is',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const admin = await signedInBrowser(world.url)
    const names = Array.from({ length: 20 }, (_, n) => `helper-${n + 10}`)
    for (const username of names) {
      const body = { username, roles: ['viewer'] }
      expect((await admin.call('POST', '/api/staff-accounts', body)).status).toBe(201)
    }
    const { page } = await staffPhone('/admin/accounts', { at: world })
    await page.getByRole('button', { name: 'helper-29' }).click()
    for (const [key, said] of [
      ['resetPassword', 'passwordUse'],
      ['makeLink', 'linkUse'],
    ] as const) {
      await page.getByRole('button', { name: accountsTexts[key].hi, exact: true }).click()
      await expect(page.getByText(accountsTexts[said].hi)).toBeInViewport()
    }
  },
)
