import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fairDate, sayDay } from '#common/fair-time.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { closureTexts } from '#kit/web/closure-texts.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

guideForAll()
browserForAll()
let phone: Phone
beforeEach(async () => {
  await world.owner.query('truncate travel_rules')
  await world.context.responseCache.changed('travel-rules')
})
afterEach(() => phone?.close())

const dayMs = 86_400_000
const day = (away: number) => fairDate(Date.now() + away * dayMs)
const none = { en: '', hi: '' }
const rule = {
  ...{ kind: 'closed', modes: ['foot'], hours: null, leave: none, walk: none, is_shown: true },
  place: { en: 'Kurhani station to Turki station', hi: 'कुढ़नी स्टेशन से तुर्की स्टेशन' },
  says: { en: 'Walk by the canal', hi: 'नहर के रास्ते चलें' },
  ...{ valid_from: day(-3), valid_until: day(3), source: 'Order 12 of the district' },
}
/** Closed for walkers now; another one from tomorrow on; a third for cars alone. */
const rules = [
  rule,
  { ...rule, place: { en: 'Sarai station', hi: 'सराय स्टेशन' }, valid_from: day(1) },
  { ...rule, place: { en: 'Goraul station', hi: 'गोरौल स्टेशन' }, modes: ['car'] },
]
async function enter(all: readonly object[]) {
  const staff = await signedInBrowser(world.url)
  for (const one of all)
    expect((await staff.call('POST', '/api/travel-rules', { id: randomUUID(), ...one })).status).toBe(201)
}
async function take(options: PhoneOptions) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  return phone.page
}
const atHajipur = { geolocation: { latitude: 25.7029, longitude: 85.2155, accuracy: 20 } }
const spanIn = (language: Language) =>
  fill(closureTexts.span, language, {
    from: sayDay(Date.now() - 3 * dayMs, language),
    until: sayDay(Date.now() + 3 * dayMs, language),
    source: rule.source,
  })
const titleIn = (language: Language) => fill(closureTexts.closed, language, { place: rule.place[language] })

describe.each(['hi', 'en'] as const)('a closed part of the walk in %s', language => {
  const say = (text: Text) => text[language]
  journey(
    'is in the list of what is ahead, from when until when and who says so, and offline with its age',
    async () => {
      await enter(rules)
      const page = await take({
        language,
        context: { ...atHajipur, permissions: ['geolocation'], serviceWorkers: 'allow' },
      })
      await phone.open('/facility/mela-route?view=ahead')
      const row = page.getByRole('listitem').filter({ hasText: titleIn(language) })
      await row.getByText(say(rule.says)).waitFor()
      await row.getByText(spanIn(language)).waitFor()
      // Neither what is closed later nor what is closed for cars alone.
      expect(await page.getByText(fill(closureTexts.closed, language, { place: '' })).count()).toBe(1)
      await phone.isAccessible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/travel-rules'))))
        .toBe(true)
      await page.context().setOffline(true)
      await phone.open('/facility/mela-route?view=ahead')
      await row.getByText(spanIn(language)).waitFor()
      await row.locator('time').waitFor()
    },
  )

  journey(
    'is drawn as a barrier on the drawings and on the map of places, with what that means',
    async () => {
      await enter(rules)
      const page = await take({ language })
      await phone.open('/facility/mela-route')
      const sign = page.getByRole('link', { name: titleIn(language) })
      await sign.waitFor()
      const look = page.locator('svg g[mask] path').last()
      expect(await look.evaluate(path => getComputedStyle(path).strokeDasharray.split(',').length)).toBe(2)
      await page.getByText(say(closureTexts.legend), { exact: true }).waitFor()
      await phone.isAccessible()
      await phone.open('/facility/drinking-water?showMap=true')
      const map = page.getByRole('application')
      await map.getByRole('button', { name: titleIn(language) }).focus()
      await page.keyboard.press('Enter')
      await map.getByText(spanIn(language)).waitFor()
      await page.getByRole('list').getByText(say(closureTexts.legend), { exact: true }).waitFor()
      await phone.isAccessible()
    },
  )
})

journey('a phone whose clock is a month wrong says what is closed by the server’s clock', async () => {
  await enter(rules)
  const page = await take({ context: { ...atHajipur, permissions: ['geolocation'] } })
  await page.clock.install({ time: Date.now() + 30 * dayMs })
  await phone.open('/facility/mela-route?view=ahead')
  await page.getByText(titleIn('en')).waitFor()
})

journey('nothing is said of closed parts where nobody has entered one', async () => {
  const page = await take({ context: { ...atHajipur, permissions: ['geolocation'] } })
  await phone.open('/facility/mela-route?view=ahead')
  await page.getByRole('region', { name: 'Ahead, in walking order' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Closed to walkers').count()).toBe(0)
})
