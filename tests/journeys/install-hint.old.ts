import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

guideForAll()
browserForAll()

const hour = 3_600_000
const words = {
  en: { title: 'Keep the guide on your home screen', add: 'Add', notNow: 'Not now' },
  hi: { title: 'गाइड को होम स्क्रीन पर रखें', add: 'रखें', notNow: 'अभी नहीं' },
}

/** Opens Home `later` ms after now, and lets the browser offer the installation, as Chromium does on https. */
async function visit(page: Page, later: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + later)
  await page.goto(world.url)
  await whenUp(page)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void document.documentElement.setAttribute('data-prompted', '')
    dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }))
  })
  // Home has decided about the hint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('install-hint'))).not.toBeNull()
}
const hint = (page: Page, title: string) => page.getByRole('region', { name: title })

for (const language of ['en', 'hi'] as const) {
  const said = words[language]
  journey(`the second visit offers to keep the guide on the home screen, in ${language}`, async () => {
    const { page, context } = await openPhone(browser, { language })
    await visit(page, 0)
    await page.reload()
    await whenUp(page)
    expect(await hint(page, said.title).count()).toBe(0)
    await visit(page, 2 * hour)
    await hint(page, said.title).waitFor()
    await hint(page, said.title).getByRole('button', { name: said.add, exact: true }).click()
    await page.locator('html[data-prompted]').waitFor()
    await hint(page, said.title).waitFor({ state: 'detached' })
    await context.close()
  })

  journey(`whoever says not now is not asked again, in ${language}`, async () => {
    const { page, context } = await openPhone(browser, { language })
    await visit(page, 0)
    await visit(page, 2 * hour)
    await hint(page, said.title).getByRole('button', { name: said.notNow }).click()
    await hint(page, said.title).waitFor({ state: 'detached' })
    await visit(page, 30 * hour)
    expect(await page.evaluate(() => localStorage.getItem('install-hint'))).toBe('done')
    expect(await hint(page, said.title).count()).toBe(0)
    await context.close()
  })
}
