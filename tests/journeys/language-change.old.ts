import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

// `close()` fails on a fault of the page's script; React reports markup that differs from its first render as one.
journey('the language may change before Help and menu are hydrated', async () => {
  const { page, open, close } = await phone()
  await open('/')
  await page.locator('header [data-language]').click()
  await expect.poll(() => page.locator('#help-title').textContent()).toBe('मदद')
  await page.locator('.bar-help').click()
  await page.locator('#help').getByRole('link', { name: 'एम्बुलेंस 108' }).waitFor()
  await close()
})

journey('the language may change at any moment of loading, on a slow phone', async () => {
  // Milliseconds after the moment: the markup is there, React begins, React has begun.
  for (const [path, moment, ms] of [
    ['/', 'markup', 0],
    ['/events', 'markup', 100],
    ['/', 'isUp', 0],
    ['/events', 'isUp', 0],
    ['/facility/toilet', 'isUp', 20],
    ['/events', 'ready', 0],
    ['/mela-quiz', 'ready', 50],
  ] as const) {
    const { page, close } = await phone()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(world.url + path, { waitUntil: 'commit' })
    await page.locator('header [data-language=hi]').waitFor({ state: 'attached' })
    await page.evaluate(
      ([when, after]) =>
        new Promise<void>(done => {
          const isNow = () =>
            when === 'markup' ||
            (when === 'isUp' ? 'isUp' in window : document.documentElement.dataset.ready === 'true')
          const look = setInterval(() => {
            if (!isNow()) return
            clearInterval(look)
            setTimeout(() => {
              document.querySelector<HTMLElement>('header [data-language=hi]')?.click()
              done()
            }, after)
          })
        }),
      [moment, ms] as const,
    )
    await page.locator('html[lang=hi][data-ready=true]').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('#help-title').textContent(), { message: path }).toBe('मदद')
    await close()
  }
})
