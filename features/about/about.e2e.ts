import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, journey } from '#tests/journey.ts'

journey('the bottom of the menu links to the pages about the guide and to its data', async ({ phone }) => {
  const { page, open } = await phone()
  await open('/')
  await page.getByRole('button', { name: 'मेनू' }).click()
  await page.locator('#menu').getByRole('link', { name: 'गाइड के बारे में' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'गाइड के बारे में' })).toBeVisible()
  await expect(page.getByRole('main').getByText('मुजफ्फरपुर नगर निगम').last()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'खुला डेटा' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'खुला डेटा' })).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'जगहें: तालिका (CSV)', exact: true }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('places.csv')
  const rows: unknown[] = parse(await readFile(await download.path()), { bom: true, columns: true })
  expect(rows.length).toBeGreaterThan(100)
})
