import { attractions } from '#content/attractions.ts'
import { chapters } from '#content/history.ts'
import { expect, journey } from '#tests/journey.ts'

journey(
  'each attraction links to directions in a new tab and has a picture even if its own does not load; the history marks tradition as such',
  async ({ phone }) => {
    const { page, open } = await phone()
    await page.route('**/art/attraction-motijheel.svg', route => route.abort())
    await open('/attractions')
    for (const { title } of attractions)
      await expect(page.locator('h3').getByText(title.hi, { exact: true })).toBeVisible()
    const links = page.getByRole('link', { name: /दिशा निर्देश पाएं/ })
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses).toEqual(
      attractions.map(
        ({ coordinates: { lat, lng } }) =>
          `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}&travelmode=driving`,
      ),
    )
    await expect(links.first()).toHaveAttribute('target', '_blank')
    await expect(links.first()).toContainText('नए टैब')
    const fallback = page.locator('img[src="/art/day-1.svg"]')
    await page.locator('h3').getByText('मोतीझील', { exact: true }).scrollIntoViewIfNeeded()
    await expect(fallback).toHaveCount(1)
    await page.getByRole('link', { name: 'वापस' }).click()
    await expect(page).toHaveURL('/')

    await open('/history')
    for (const { paragraphs } of chapters)
      for (const { hi } of paragraphs) await expect(page.getByText(hi, { exact: true })).toBeVisible()
    const legend = page.getByRole('region', { name: /मंदिर की कथा/ })
    await expect(legend.getByText('मान्यता के अनुसार')).toBeVisible()
    await page.getByRole('link', { name: 'कार्यक्रम देखें' }).click()
    await expect(page).toHaveURL('/events')
  },
)
