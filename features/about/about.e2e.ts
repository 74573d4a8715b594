import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

for (const [language, menu, about, openData, places] of [
  ['en', 'Menu', 'About this guide', 'Open data', 'Places: Table (CSV)'],
  ['hi', 'मेनू', 'इस गाइड के बारे में', 'खुला डेटा', 'जगहें: तालिका (CSV)'],
] as const)
  journey(
    `the foot of the menu leads to the pages about the guide and to its data, in ${language}`,
    async () => {
      const { page, open, isAccessible, close } = await phone({ language })
      await open('/')
      await page.getByRole('button', { name: menu }).click()
      await page.locator('#menu').getByRole('link', { name: about }).click()
      await page.getByRole('heading', { level: 1, name: about }).waitFor()
      await isAccessible()
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
