import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { paths } from '#kit/web/paths.ts'
import { expect, journey } from '#tests/journey.ts'

journey('the foot of the menu leads to the pages about the guide and to its data', async ({ phone }) => {
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

journey('the sitemap names every public page, and each of them answers', async ({ phone, guide }) => {
  const { page, open } = await phone()
  await open(paths.about('sitemap'))
  const named = await page
    .locator('main a.row')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const all = [...(await (await fetch(`${guide.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)</g)]
    .map(([, address = '']) => new URL(address).pathname)
    // A second address of the gallery, and the form that lost & found leads to.
    .filter(address => !['/facility/gallery', '/lost-found/submit'].includes(address))
    // The emergencies, which the page of first aid lists.
    .filter(address => !address.startsWith('/first-aid/'))
    // Sheets on paper, which staff print, and the screens that they hang up.
    .filter(address => !/^\/(print|wall)/.test(address))
  expect(all.filter(address => !named.includes(address))).toEqual([])
  for (const address of named) expect((await fetch(guide.url + address)).status, address).toBe(200)
})
