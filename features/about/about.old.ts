import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { paths } from '#kit/web/paths.ts'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'
import { aboutPageIds } from './page-ids.ts'
import { aboutPages } from './pages.ts'

guideForAll()
browserForAll()

for (const [language, menu, about, openData, places] of [
  ['en', 'Menu', 'About this guide', 'Open data', 'Places: Table (CSV)'],
  ['hi', 'मेनू', 'गाइड के बारे में', 'खुला डेटा', 'जगहें: तालिका (CSV)'],
] as const)
  journey(
    `the foot of the menu leads to the pages about the guide and to its data, in ${language}`,
    async () => {
      const { page, open, isAccessible, close } = await phone({ language })
      await open('/')
      await page.getByRole('button', { name: menu }).click()
      await page.locator('#menu').getByRole('link', { name: about }).click()
      await page.getByRole('heading', { level: 1, name: about }).waitFor()
      await page.locator('main').getByRole('link', { name: openData }).last().click()
      await page.getByRole('heading', { level: 1, name: openData }).waitFor()
      await page.locator('summary').first().click()
      await page.getByText('precision_m').first().waitFor()
      await isAccessible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: places, exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toBe('places.csv')
      const rows: unknown[] = parse(await readFile(await download.path()), { bom: true, columns: true })
      expect(rows.length).toBeGreaterThan(100)
      await close()
    },
  )

journey(
  'each page about the guide is accessible and says in both languages whose it is and how old',
  async () => {
    const { page, open, isAccessible, close } = await phone()
    for (const id of aboutPageIds) {
      await open(paths.about(id))
      for (const [language, corporation, day] of [
        ['en', 'Muzaffarpur Municipal Corporation', 'Written on 26 November 2026.'],
        ['hi', 'मुजफ्फरपुर नगर निगम', 'यह पेज 26 नवंबर 2026 को लिखा गया।'],
      ] as const) {
        await page.getByRole('heading', { level: 1, name: aboutPages[id][language], exact: true }).waitFor()
        const foot = page.locator('main > p').last()
        await expect.poll(() => foot.textContent()).toContain(corporation)
        expect(await foot.textContent()).toContain(day)
        await isAccessible()
        await page.locator('header [data-language]').click()
      }
    }
    await close()
  },
)

journey('the sitemap names every public page, and each of them answers', async () => {
  const { page, open, close } = await phone()
  await open(paths.about('sitemap'))
  const named = await page
    .locator('main a.row')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const all = [...(await (await fetch(`${world.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)</g)]
    .map(([, address = '']) => new URL(address).pathname)
    // A second address of the gallery, and the form that lost & found leads to.
    .filter(address => !['/facility/gallery', '/lost-found/submit'].includes(address))
    // Sheets on paper, which staff print, and the screens that they hang up.
    .filter(address => !/^\/(print|wall)/.test(address))
  expect(all.filter(address => !named.includes(address))).toEqual([])
  for (const address of named) expect((await fetch(world.url + address)).status, address).toBe(200)
  await close()
})
