import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

journey('a screen that cannot be loaded says 108 once, offers another try and leads home', async () => {
  for (const [language, retry, home] of [
    ['en', 'Try Again', 'Return to Home'],
    ['hi', 'फिर कोशिश करें', 'होम पर लौटें'],
  ] as const) {
    const { page, open, isAccessible, close } = await phone({ language })
    await open('/')
    await page.context().setOffline(true)
    await page.locator('main a[href="/crowd-status"]').first().click()
    const failed = page.locator('main#content .state')
    await failed.getByRole('button', { name: retry }).waitFor()
    expect((await failed.textContent())?.match(/108/g)).toHaveLength(1)
    expect(await failed.getByRole('link', { name: /108/ }).getAttribute('href')).toBe('tel:108')
    await isAccessible()
    await page.context().setOffline(false)
    await failed.getByRole('link', { name: home }).click()
    await page.locator('header.mast').waitFor()
    await close()
  }
})
