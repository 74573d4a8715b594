import { fairDate, sayDay } from '#common/fair-time.ts'
import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

// A closure is shown on every phone, so this journey has its own guide.

const dayMs = 86_400_000
const now = Date.now()
const day = (away: number) => fairDate(now + away * dayMs)
const none = { en: '', hi: '' }
const rule = {
  ...{ kind: 'closed', modes: ['foot'], hours: null, leave: none, walk: none, is_shown: true },
  place: { en: 'Kurhani station to Turki station', hi: 'कुढ़नी स्टेशन से तुर्की स्टेशन' },
  says: { en: 'Walk by the canal', hi: 'नहर के रास्ते चलें' },
  ...{ valid_from: day(-3), valid_until: day(3), source: 'Order 12' },
}
/** Only later, also if the run goes on after midnight, and for cars only. */
const others = [
  { ...rule, place: { en: 'Sarai station', hi: 'सराय स्टेशन' }, valid_from: day(2) },
  { ...rule, place: { en: 'Goraul station', hi: 'गोरौल स्टेशन' }, modes: ['car'] },
]
const north = { ...rule, place: { en: 'Turki station', hi: 'तुर्की स्टेशन' } }
const title = `पैदल रास्ता बंद: ${rule.place.hi}`

journey(
  'a closed part of the walk reaches an open page; it is in the list ahead with days and source, on drawings and maps, and offline',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const staff = await signedInBrowser(world.url)
    const add = async (one: object) =>
      expect(
        (await staff.call('POST', '/api/travel-rules', { id: crypto.randomUUID(), ...one })).status,
      ).toBe(201)
    for (const one of others) await add(one)
    const span = `${sayDay(now - 3 * dayMs, 'hi')} से ${sayDay(now + 3 * dayMs, 'hi')} तक। स्रोत: Order 12।`
    const { page, open, openLive } = await phone({
      at: world,
      ...standingAt(25.7029, 85.2155, 20),
      serviceWorkers: 'allow',
    })
    await openLive('/facility/mela-route', 'travel-rules')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    await add(rule)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText('पैदल रास्ता बंद', { exact: true })).toBeVisible()
    await open('/facility/drinking-water?showMap=true')
    const map = page.getByRole('application')
    await map.getByRole('button', { name: title }).press('Enter')
    await expect(map.getByText(span)).toBeVisible()
    // Another sign draws all of them again; the bubble and the focus stay.
    await add(north)
    await expect(
      map.getByRole('button', { name: `पैदल रास्ता बंद: ${north.place.hi}`, exact: true }),
    ).toBeVisible()
    await expect(map.getByText(span)).toBeVisible()
    await expect(map.getByRole('button', { name: title })).toBeFocused()
    // So does it in the other language.
    await page.getByRole('button', { name: 'Language: English' }).click()
    const spanInEnglish = `${sayDay(now - 3 * dayMs, 'en')} to ${sayDay(now + 3 * dayMs, 'en')}.`
    await expect(map.getByText(spanInEnglish)).toBeVisible()
    await page.getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await expect(map.getByText(span)).toBeVisible()

    await open('/facility/mela-route?view=ahead')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText(rule.says.hi)).toBeVisible()
    await expect(row.getByText(span)).toBeVisible()
    // Neither the later closure nor the one for cars only.
    await expect(page.getByText('पैदल रास्ता बंद:')).toHaveCount(2)
    await whenKept(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/api/travel-rules'))?.text()) ?? ''))
      .toContain(rule.place.en)
    await page.context().setOffline(true)
    await open('/facility/mela-route?view=ahead')
    await expect(row.getByText(span)).toBeVisible()
    await expect(row.locator('time').first()).toBeVisible()

    // The server's clock decides.
    const wrong = await phone({ at: world, ...standingAt(25.7029, 85.2155, 20) })
    await wrong.page.clock.install({ time: Date.now() + 30 * dayMs })
    await wrong.open('/facility/mela-route?view=ahead')
    await expect(wrong.page.getByText(title)).toBeVisible()
  },
)
