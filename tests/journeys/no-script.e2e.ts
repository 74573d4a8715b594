import { expect, journey } from '#tests/journey.ts'

journey('without script the numbers, the menu, ask Nandi and the lists are there', async ({ phone }) => {
  const { page } = await phone({ javaScriptEnabled: false, language: 'none' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Help 108' }).click()
  await expect(page.locator('#help').getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
  await page.locator('#help').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'ask Nandi' }).click()
  await page.getByRole('dialog', { name: 'ask Nandi' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('main').getByRole('link', { name: 'Drinking Water' }).click()
  await expect(page).toHaveURL('/facility/drinking-water')
  await expect(page.getByText('Muzaffarpur Junction water points').first()).toBeVisible()
})
