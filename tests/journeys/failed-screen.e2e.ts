import { expect, journey } from '#tests/journey.ts'

journey(
  'a screen that cannot be loaded shows 108 once, links home and comes by itself once it can; an unknown address links home',
  async ({ phone }) => {
    const { page, open, isAccessible } = await phone()
    await open('/')
    await page.context().setOffline(true)
    await page.locator('main a[href="/crowd-status"]').first().click()
    const failed = page.locator('main#content .state')
    await expect(failed.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible()
    await expect(failed.getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
    expect((await failed.textContent())?.match(/108/g)).toHaveLength(1)
    await isAccessible()
    await expect(failed.getByRole('link', { name: 'होम पर लौटें' })).toHaveAttribute('href', '/')
    await failed.getByRole('button', { name: 'फिर कोशिश करें' }).click()
    await expect(failed).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'भीड़ की स्थिति' })).toBeVisible()

    for (const path of ['/gallery/%00', '/facility/<svg onload=alert(1)>', `/${'x'.repeat(900)}`]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBeGreaterThanOrEqual(400)
    }
    await open('/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'पेज नहीं मिला' })).toBeVisible()
    await expect(page.getByText('जो पेज आप ढूँढ रहे हैं वह मौजूद नहीं है या हटा दिया गया है।')).toBeVisible()
    await page.getByRole('link', { name: 'होम पर लौटें' }).click()
    await expect(page.getByRole('link', { name: 'शौचालय', exact: true })).toBeVisible()
  },
)
