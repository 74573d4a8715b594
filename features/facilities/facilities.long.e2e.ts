import { locationTexts } from '#kit/web/location-texts.ts'
import { atJunction, expect, journey, standingAt } from '#tests/journey.ts'

journey(
  'far away, or known only roughly, no place is called nearest; from Delhi, distances are measured from the temple',
  async ({ phone }) => {
    const near = await phone({ ...standingAt(26.1205, 85.3912), language: 'en' })
    await near.open('/facility/atm')
    await expect(near.page.getByRole('heading', { level: 3 }).first()).toContainText('Bank of Baroda')
    await expect(near.page.getByText(/nearest/i)).toHaveCount(0)
    const far = await phone(standingAt(28.61, 77.21))
    await far.open('/facility/atm')
    await expect(far.page.getByText('(मंदिर से दूरी)').first()).toBeVisible()
    await expect(far.page.getByText(/सबसे पास/)).toHaveCount(0)
    const rough = await phone({ ...standingAt(26.1223, 85.378, 50_000), language: 'en' })
    await rough.open('/facility/drinking-water')
    await expect(rough.page.getByText('Your position is known only to about 50 km')).toBeVisible()
    const all = rough.page.getByRole('region', { name: /^All Facilities \(by name\)/ })
    await expect(all.getByRole('listitem').first()).toBeVisible()
    await expect(rough.page.getByText(/nearest|nearby facilities/i)).toHaveCount(0)
    await expect(all.getByText(/^about$/)).toHaveCount(0)
  },
)

journey(
  'a list reordered when the position arrives does not shift the layout and keeps the focus',
  async ({ phone }) => {
    const { page, open } = await phone({ language: 'en' })
    await page.addInitScript(position => {
      const shifts: number[] = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      navigator.geolocation.getCurrentPosition = found =>
        Object.assign(window, { answer: () => found({ coords: position } as unknown as GeolocationPosition) })
      Object.assign(window, { shifts })
    }, atJunction.geolocation)
    await open('/facility/drinking-water')
    await expect(page.getByText('Getting your location...')).toBeVisible()
    const go = page
      .getByRole('listitem')
      .filter({ hasText: 'Muzaffarpur Junction water points' })
      .getByRole('link', { name: 'Navigate' })
    await go.focus()
    await page.evaluate(() => (window as unknown as { answer: () => void }).answer())
    await expect(page.getByText(/^Nearest( with a known place)?$/)).toBeVisible()
    await expect(go).toBeFocused()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // A one-pixel border may move when the full style sheet loads.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  },
)

journey('a list that has been scrolled stays in place when a message appears above it', async ({ phone }) => {
  const { page, open } = await phone({
    viewport: { width: 360, height: 300 },
    before: () => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        Object.assign(window, { refuse: () => refuse?.({ code: 1 } as GeolocationPositionError) })
    },
  })
  await open('/facility/drinking-water')
  await expect.poll(() => page.evaluate(() => 'refuse' in window)).toBe(true)
  const place = page.getByRole('listitem').filter({ visible: true }).first()
  await page.evaluate(() => scrollTo(0, 150))
  const before = await place.boundingBox()
  await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse())
  await expect(page.getByText(locationTexts.required.hi)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  expect(await place.boundingBox()).toEqual(before)
})

journey('the screen of an unknown list links back', async ({ phone }) => {
  const { page, open } = await phone({ language: 'en' })
  await open('/')
  await open('/facility/lake')
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/')
})
