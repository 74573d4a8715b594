import fc from 'fast-check'
import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import { address } from './test-addresses.ts'

worldForAll({ pages: true })
browserForAll()

// More in a long run: ADDRESSES=500 npm test -- server/addresses.e2e.ts
const count = Number(process.env.ADDRESSES) || 40

journey(
  `none of ${count} made-up addresses runs a script, leaves the guide or fills the history`,
  async () => {
    const { page, open, close } = await phone()
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const foreign: string[] = []
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(world.url).origin) foreign.push(request.url())
    })
    // These two were answered with a page that the app could not take over.
    for (const path of ['//', '/facility/%2e%2e%2fadmin', ...fc.sample(address, count)]) {
      await open('/history')
      const before = await page.evaluate(() => history.length)
      await page.evaluate(address => location.assign(location.origin + address), path)
      // The screen of the address, whether it is a place of the guide or the page for unknown addresses.
      await page.waitForFunction(() => location.pathname !== '/history' && document.readyState === 'complete')
      await page.locator('main, form').first().waitFor()
      expect(new URL(page.url()).origin, path).toBe(new URL(world.url).origin)
      const added = await page.evaluate(before => history.length - before, before)
      expect(added, path).toBeLessThanOrEqual(2)
    }
    expect(dialogs).toEqual([])
    expect(foreign).toEqual([])
    await close()
  },
  120_000 + count * 5000,
)
