import { fill } from '#common/text.ts'
import { locationTexts } from '#kit/web/location-texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { tapAnswerTexts } from '#kit/web/tap-answer-texts.ts'
import { atJunction, expect, journey, stopClock } from '#tests/journey.ts'
import { placeColumnTexts } from './columns.ts'
import { hereTexts } from './here-texts.ts'
import { facilitiesStaffTexts } from './staff/texts.ts'
import { facilitiesTexts } from './texts.ts'

journey(
  'the nearest water comes first with its distance; the position is sent nowhere',
  async ({ phone, guide }) => {
    const { page, open } = await phone({ ...atJunction, language: 'en' })
    const told: string[] = []
    page.on('request', request => told.push(`${request.url()} ${request.postData() ?? ''}`))
    await open('/facility/drinking-water')
    await expect(page.getByRole('heading', { name: 'Nearby Facilities' })).toBeVisible()
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByText(/^Nearest( with a known place)?$/) })
    await expect(first).toContainText(/about 100 m.*Muzaffarpur Junction water points/s)
    // The station is known only as an area, so Navigate searches for its name instead of using coordinates.
    await expect(first.getByRole('link', { name: 'Navigate', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/.*query=Railway/,
    )
    const sources = page.getByRole('group').filter({ hasText: facilitiesTexts.aboutList.en })
    await sources.locator('summary').click()
    await page.getByRole('button', { name: 'Show map' }).click()
    const map = page.getByRole('application', { name: 'Map of the places in this list' })
    await expect(map).toBeVisible()
    await expect(sources).toHaveAttribute('open')
    await map.getByRole('button', { name: 'Muzaffarpur Junction water points' }).press('Enter')
    await expect(map.getByText('Exact spot not known')).toBeVisible()
    const dot = page.getByRole('img', { name: 'You are here' })
    await expect(dot).toBeVisible()
    const at = () => dot.evaluate(mark => mark.getBoundingClientRect().x)
    const before = await at()
    await page.context().setGeolocation({ latitude: 26.1205, longitude: 85.3912 })
    await expect.poll(async () => (await at()) - before).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page
      .getByRole('button', { name: /Language|भाषा/ })
      .first()
      .click()
    await expect(page.getByText(/^(जिनकी जगह पता है, उनमें )?सबसे पास$/)).toBeVisible()
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(line => /26\.12|85\.37/.test(line))).toEqual([])
    expect(told.filter(line => !line.startsWith(guide.url))).toEqual([])
  },
)

journey('a phone that refuses its position is told why, and Try Again finds it', async ({ phone }) => {
  const { page, open } = await phone({ geolocation: atJunction.geolocation, language: 'en' })
  await open('/facility/toilet')
  await expect(
    page.getByText('Location access denied. Please enable location access in your browser settings.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveAttribute('aria-pressed', 'true')
  const all = page.getByRole('region', { name: /^All Facilities/ })
  const names = await all.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.length).toBeGreaterThan(2)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  await page.context().grantPermissions(['geolocation'])
  await expect(page.getByRole('heading', { name: 'Nearby Facilities' })).toBeVisible()

  const broken = await phone({ language: 'en' })
  await broken.page.addInitScript(position => {
    Object.assign(window, { works: false })
    navigator.geolocation.getCurrentPosition = (found, failed) =>
      setTimeout(() =>
        (window as { works?: boolean }).works
          ? found({ coords: position } as unknown as GeolocationPosition)
          : failed?.({ code: 2 } as GeolocationPositionError),
      )
  }, atJunction.geolocation)
  await broken.open('/facility/toilet')
  await expect(broken.page.getByText('Turn on your location/internet and try again')).toBeVisible()
  await broken.page.evaluate(() => Object.assign(window, { works: true }))
  await broken.page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(broken.page.getByRole('heading', { name: 'Nearby Facilities' })).toBeVisible()
})

journey(
  'while no fair is on, and only then, its places are folded away under one band',
  async ({ phone }) => {
    const { page, open, setTime } = await phone({ language: 'en' })
    const camp = page.getByRole('heading', { name: 'RBTS Homoeopathic College water taps' })
    const band = page.getByText(/^The fair is not on: these stand/)
    const noneAllYear = page.getByText('None of these is known to stand all year.')
    await setTime('2026-11-27T12:00:00+05:30')
    await open('/facility/drinking-water')
    await expect(page.getByRole('heading', { name: 'Muzaffarpur Junction water points' })).toBeVisible()
    await expect(camp).toBeHidden()
    // The message above the list moves the band.
    await expect(page.getByText(locationTexts.required.en)).toBeVisible()
    await band.click()
    await expect(camp).toBeVisible()
    await open('/facility/shivir')
    await expect(noneAllYear).toBeVisible()

    await setTime('2027-07-25T12:00:00+05:30')
    await open('/facility/drinking-water')
    await expect(camp).toBeVisible()
    await expect(band).toHaveCount(0)
    await open('/facility/shivir')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(noneAllYear).toHaveCount(0)
  },
)

journey('a list that cannot be loaded says so, and so does a map; both can be retried', async ({ phone }) => {
  const { page, open } = await phone({
    ...atJunction,
    language: 'en',
    viewport: { width: 1366, height: 768 },
    ownClock: true,
  })
  let away = true
  await page.route('**/api/facilities**', route => (away ? route.abort() : route.fallback()))
  // The list is also requested when the live stream opens, and after some seconds; here only the button may do so.
  await page.route('**/api/live**', route => route.abort())
  await page.route(/street-map-/, route => (away ? route.abort() : route.fallback()))
  await open('/')
  await page.getByRole('link', { name: 'Toilet' }).first().click()
  const failed = page.getByText('Failed to fetch facilities')
  await expect(failed).toBeVisible()
  await stopClock(page)
  away = false
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  away = true
  await open('/facility/drinking-water')
  await expect(page.getByText('The map could not be opened')).toBeVisible()
  away = false
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('application')).toBeVisible()
})

journey(
  'one tap says whether a place is there, even offline, and staff dismiss the answers',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await phone({ at: world })
    const stored = async () =>
      (await world.owner.query('select answer from facility_answers order by seen_at')).rows.map(
        ({ answer }) => answer,
      )
    await open('/facility/toilet')
    const row = (n: number) =>
      page.getByRole('region', { name: facilitiesTexts.all.hi }).getByRole('listitem').nth(n)
    // The message above the list moves its rows.
    const noPosition = page.getByText(locationTexts.required.hi)
    await expect(noPosition).toBeVisible()
    await expect(page.getByRole('button', { name: hereTexts.broken.hi })).toHaveCount(0)
    for (const n of [0, 1]) await row(n).getByRole('heading').getByRole('button').click()
    // Rows that are created again keep what was tapped.
    await page.getByRole('button', { name: facilitiesTexts.showMap.hi }).click()
    await page.getByRole('button', { name: facilitiesTexts.hideMap.hi }).click()
    const key = (n: number, answer: keyof typeof hereTexts) =>
      row(n).getByRole('button', { name: hereTexts[answer].hi, exact: true })
    await key(0, 'not-here').click()
    await expect(row(0).getByRole('status')).toHaveText(fill(hereTexts.missed, 'hi', { n: 1, total: 1 }))
    await page.context().setOffline(true)
    await key(1, 'broken').click()
    await expect(row(1).getByRole('status')).toHaveText(tapAnswerTexts.waiting.hi)
    await key(1, 'not-here').click()
    await expect(key(1, 'not-here')).toHaveAttribute('aria-pressed', 'true')
    await page.context().setOffline(false)
    // The list that arrives a moment later says how many answered the same.
    await expect(row(1).getByRole('status')).toContainText(hereTexts.sent.hi)
    expect(await stored()).toEqual(['not-here', 'not-here'])
    await page.context().setOffline(true)
    await key(1, 'here').click()
    await expect(row(1).getByRole('status')).toHaveText(tapAnswerTexts.waiting.hi)
    await page.route('**/answers', route => route.fulfill({ status: 404, json: { code: 'not-found' } }))
    await page.context().setOffline(false)
    await expect(row(1).getByRole('status')).toHaveText(tapAnswerTexts.failed.hi)
    await page.unroute('**/answers')
    // Refused while another screen is open: it is not kept as one's own either.
    await page.route('**/answers', route => route.abort())
    await key(1, 'here').click()
    await expect(row(1).getByRole('status')).toHaveText(tapAnswerTexts.waiting.hi)
    await open('/')
    const refused = page.waitForResponse('**/answers')
    await page.route('**/answers', route => route.fulfill({ status: 404, json: { code: 'not-found' } }))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    // The page may be left before it has read the refusal: then the next one asks again and is refused too.
    await refused
    await open('/facility/toilet')
    await expect(noPosition).toBeVisible()
    await row(1).getByRole('heading').getByRole('button').click()
    await expect(key(1, 'here')).toHaveAttribute('aria-pressed', 'false')

    const staff = await staffPhone('/admin/places', { at: world })
    const told = staff.page
      .getByRole('button')
      .filter({ hasText: fill(facilitiesStaffTexts.sayShort, 'hi', { n: 1 }) })
    await expect(told).toHaveCount(2)
    await told.first().click()
    // What was typed outlives the dismissal.
    const number = staff.page.getByLabel(placeColumnTexts.contact_number.hi)
    await number.fill('155304')
    const dismiss = staff.page.getByRole('button', { name: facilitiesStaffTexts.dismiss.hi })
    await dismiss.click()
    await expect(dismiss).toHaveCount(0)
    await expect(number).toHaveValue('155304')
    await staff.page.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
    await expect(told).toHaveCount(1)
  },
)
