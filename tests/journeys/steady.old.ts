import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { openPhone, shifts, whenUp } from './phone.ts'

worldForAll({ pages: true })
browserForAll()

// Without a position and without a camera each screen changes once more after its script is there.
for (const path of ['/facility/parking', '/camera-filters'])
  journey(`what is read stays in its place while the script of a slow phone starts: ${path}`, async () => {
    const { page, context } = await openPhone(browser, { serviceWorkers: 'block' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(world.url + path)
    await whenUp(page)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    expect(await shifts(page)).toBeLessThan(0.03)
    await context.close()
  })
