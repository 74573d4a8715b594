import { expect, journey } from '#tests/journey.ts'

journey(
  'a rehearsal says so on every page and keeps search engines away',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ practice: 'rehearsal' })
    const { page, open } = await phone({ at: world })
    for (const path of ['/events', '/facility/drinking-water', '/admin', '/no-such-page']) {
      await open(path)
      await expect(page.getByText('यह असली गाइड नहीं है'), path).toBeVisible()
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
    }
  },
)
