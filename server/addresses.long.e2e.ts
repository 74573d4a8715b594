import fc from 'fast-check'
import { expect, journey } from '#tests/journey.ts'
import { address } from './test-addresses.ts'

journey(
  'no made-up address runs a script, leaves the guide or clutters the history',
  async ({ phone, guide }) => {
    journey.setTimeout(300_000)
    const { page, open } = await phone()
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const foreign: string[] = []
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== guide.url) foreign.push(request.url())
    })
    // Three awkward addresses, then generated ones.
    for (const path of ['//', '/facility/%2e%2e%2fadmin', '/facility/%E0%A4%A', ...fc.sample(address, 40)]) {
      await open('/history')
      const before = await page.evaluate(() => history.length)
      await page.evaluate(address => location.assign(location.origin + address), path)
      // Either the address's screen or the page for unknown addresses.
      await page.waitForFunction(() => location.pathname !== '/history' && document.readyState === 'complete')
      await expect(page.locator('main, form').first(), path).toBeAttached()
      expect(new URL(page.url()).origin, path).toBe(guide.url)
      const added = await page.evaluate(before => history.length - before, before)
      expect(added, path).toBeLessThanOrEqual(2)
    }
    expect(dialogs).toEqual([])
    expect(foreign).toEqual([])
  },
)
