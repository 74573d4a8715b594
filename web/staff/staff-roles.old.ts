import { afterEach, expect } from 'vitest'
import { roles } from '#common/permissions.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { desk, phonesForAll } from './test-phones.ts'
import { texts } from './texts.ts'

phonesForAll()
afterEach(() =>
  world.owner.query(`update staff_accounts set roles = array['admin'] where username = 'admin'`),
)

journey.for(roles.filter(role => role !== 'vehicle' && role !== 'admin'))(
  'each key in the menu of a %s opens a screen, and no call of these screens is refused',
  async role => {
    await world.owner.query(`update staff_accounts set roles = array[$1] where username = 'admin'`, [role])
    const { page, open } = await desk('/admin/dashboard', {
      context: { viewport: { width: 1366, height: 900 } },
    })
    const refused: string[] = []
    page.on('response', answer => {
      if ([401, 403].includes(answer.status()))
        refused.push(`${page.url()} ${answer.status()} ${answer.url()}`)
    })
    const menu = page.getByRole('navigation', { name: texts.staffMenu.en })
    await menu.getByRole('link').first().waitFor()
    const addresses = await menu
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    expect(addresses).toContain('/admin/own-account')
    for (const address of addresses.filter(address => address.startsWith('/admin/'))) {
      await open(address)
      // The screen's own part has come: its frame says nothing of loading or of a missing right.
      await page.locator('main#content[aria-busy]').waitFor({ state: 'detached' })
      await page.locator('main#content > *').first().waitFor()
      expect([address, await page.getByText(texts.forbidden.en).count()]).toEqual([address, 0])
    }
    expect(refused).toEqual([])
  },
)
