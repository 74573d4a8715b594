import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

journey('without script the menu and ask Nandi open, look like themselves and lead somewhere', async () => {
  const { page, close } = await phone({ context: { javaScriptEnabled: false } })
  await page.goto(world.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('dialog#menu')
  const lines = menu.locator('nav .row')
  await lines.first().waitFor()
  expect(await lines.count()).toBeGreaterThan(6)
  // Rows with their icon beside the words, at least as high as a finger.
  for (const line of await lines.all()) {
    expect(await line.evaluate(row => getComputedStyle(row).display)).toBe('flex')
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await menu.getByRole('button', { name: 'Close' }).click()
  await menu.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'ask Nandi' }).click()
  const nandi = page.locator('dialog#nandi')
  await nandi.getByRole('heading', { name: 'ask Nandi' }).waitFor()
  await nandi.getByRole('link', { name: 'Search' }).click()
  await page.waitForURL(`${world.url}/search`)
  await page.locator('main').getByRole('link', { name: 'Drinking Water' }).click()
  await page.waitForURL(`${world.url}/facility/drinking-water`)
  await close()
})
