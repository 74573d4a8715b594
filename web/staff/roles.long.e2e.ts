import { roles } from '#common/permissions.ts'
import { expect, journey } from '#tests/journey.ts'
import { consoleTexts } from './texts.ts'

for (const role of roles.filter(role => role !== 'vehicle' && role !== 'admin'))
  journey(
    `each item in the menu of a ${role} opens a screen, and no call of these screens is refused`,
    async ({ staffPhone, openOwnGuide }) => {
      const world = await openOwnGuide({ starters: {} })
      await world.owner.query(`update staff_accounts set roles = array[$1] where username = 'admin'`, [role])
      const viewport = { width: 1366, height: 900 }
      const { page, open } = await staffPhone('/admin/dashboard', { at: world, viewport })
      const refused: string[] = []
      page.on('response', answer => {
        if ([401, 403].includes(answer.status()))
          refused.push(`${page.url()} ${answer.status()} ${answer.url()}`)
      })
      const links = page.getByRole('navigation', { name: consoleTexts.staffMenu.hi }).getByRole('link')
      await expect(links.first()).toBeVisible()
      const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      expect(addresses).toContain('/admin/own-account')
      for (const address of addresses.filter(address => address.startsWith('/admin/'))) {
        await open(address)
        await expect(page.locator('main#content[aria-busy]'), address).toHaveCount(0)
        await expect(page.locator('main#content > *').first(), address).toBeVisible()
        await expect(page.getByText(consoleTexts.forbidden.hi), address).toHaveCount(0)
      }
      expect(refused).toEqual([])
    },
  )
