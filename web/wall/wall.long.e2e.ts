import { expect, journey } from '#tests/journey.ts'

journey(
  'a wall whose server no longer answers says so at its first poll, even if its own network is up',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page } = await staffPhone('/wall', { at: world, viewport: { width: 1920, height: 1080 } })
    const lost = page.getByText(/कनेक्शन नहीं है/)
    await expect(page.locator('.wall-h')).toBeVisible()
    await expect(lost).toHaveCount(0)
    await page.context().route(/\/api\/(?!live)/, route => route.abort())
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lost).toBeVisible()
    await page.context().unroute(/\/api\/(?!live)/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lost).toHaveCount(0)
  },
)
