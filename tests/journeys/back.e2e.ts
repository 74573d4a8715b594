import { expect, journey } from '#tests/journey.ts'

journey('Back closes a sheet, and a sheet closed otherwise costs no second Back', async ({ phone }) => {
  const { page, open } = await phone()
  await open('/events')
  await open('/')
  for (const id of ['help', 'menu', 'nandi']) {
    await page.locator(`button[commandfor=${id}][command=show-modal]:visible`).first().click()
    await expect(page.locator(`#${id}`)).toHaveJSProperty('open', true)
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await page.evaluate(() => history.back())
    await expect(page.locator(`#${id}`)).toHaveJSProperty('open', false)
    await expect(page).toHaveURL('/')
  }
  await page.getByRole('button', { name: 'मदद 108' }).click()
  await page.locator('#help').getByRole('button', { name: 'बंद करें' }).click()
  await expect(page.locator('#help')).toHaveJSProperty('open', false)
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  await page.getByRole('button', { name: 'मेनू' }).click()
  await page.locator('#menu').getByRole('link', { name: 'इतिहास' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'इतिहास' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'श्रावणी मेला' })).toBeVisible()
  // Leads to another document, which ends scripts running in this one.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'कार्यक्रम' })).toBeVisible()
})
