import { expect, journey } from '#tests/journey.ts'

journey(
  'help and menu on Home work while their code cannot be loaded, and become interactive once it can',
  async ({ phone }) => {
    const { page, open } = await phone({ language: 'en' })
    let asked = 0
    await page.route('**/assets/sheets-*.js', route => {
      asked += 1
      return route.abort()
    })
    await open('/')
    // A first visit does not load them.
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Help 108' }).click()
    await expect(page.locator('#help a[href="tel:108"]')).toBeVisible()
    await page.locator('#help [command=close]').click()
    await page.locator('header').getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await expect(page.getByRole('link', { name: 'पीने का पानी', exact: true })).toBeVisible()
    // What is in the page stays, however often the code is requested.
    await expect.poll(() => asked).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'मेनू' }).click()
    await expect(page.locator('#menu a[href="/events"]')).toBeVisible()
    await page.unroute('**/assets/sheets-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('#menu').getByRole('link', { name: 'कार्यक्रम' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'कार्यक्रम' })).toBeVisible()
    await page.getByRole('button', { name: 'मदद 108' }).click()
    await expect(page.locator('#help').getByRole('button', { name: 'मेरी लोकेशन भेजें' })).toBeVisible()
  },
)

journey('an address of Help opens it at its number', async ({ phone }) => {
  const { page, open } = await phone()
  await open('/?help=police')
  await expect(page.locator('#help .asked').getByRole('link', { name: /112/ })).toBeFocused()
})
