import { encode } from '@googlemaps/polyline-codec'
import { afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { fill, type Text } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { looks } from '../looks.tsx'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
beforeAll(async () => {
  const plan = {
    lines: {
      street: [
        encode([
          [26.119, 85.388],
          [26.122, 85.392],
        ]),
      ],
    },
    areas: {},
    names: [{ kind: 'street', at: [26.1206, 85.3899], en: street.en, hi: street.hi }],
    imported_at: new Date().toISOString(),
  }
  await world.owner.query(`insert into settings (key, value, updated_at) values ('street-plan', $1, now())`, [
    JSON.stringify(plan),
  ])
  await world.context.responseCache.changed('street-plan')
})
beforeEach(async () => {
  await world.owner.query('truncate survey_parts, survey_points, facilities, waypoints')
  await world.owner.query(
    `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude, precision_m, source)
     values ('drinking-water', 'Tap at Aghoria', 'अघोरिया का नल', 'Aghoria', 'अघोरिया', 26.12, 85.39, 500, 'press'),
       ('toilet', 'Toilet at Harisabha', 'हरिसभा का शौचालय', 'Harisabha', 'हरिसभा', null, null, null, 'press')`,
  )
  for (const [kind, lat] of [
    ['tap', 26.1204],
    ['tap', 26.1205],
    ['light-pole', 26.121],
  ])
    await world.owner.query(
      `insert into survey_points (id, track_id, kind, latitude, longitude, accuracy_m, note, seen_at, walker, fingerprint)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, 85.3903, 8, '', now(), 'asha', '')`,
      [kind, lat],
    )
  await world.owner.query(
    `insert into survey_parts (id, track_id, place_order, began_at, fixes, metres, walker, fingerprint) values (gen_random_uuid(),
       gen_random_uuid(), 0, now(), '[[0,26.119,85.39,8],[60,26.12,85.3902,8],[120,26.1212,85.3904,8]]', 240, 'asha', '')`,
  )
})
afterEach(() => phone?.close())
const tapName = { en: 'Tap at Aghoria', hi: 'अघोरिया का नल' }
const street = { en: 'Station Road', hi: 'स्टेशन रोड' }
const checked = async () =>
  (await world.owner.query('select name_en from facilities where verified = $1', ['surveyed'])).rows.length

describe.each(['en', 'hi'] as const)('the desk in %s', language => {
  const say = (text: Text) => text[language]
  journey('makes doubles one, takes a place over, sees the list complete, and takes it back', async () => {
    const context = language === 'en' ? { viewport: { width: 1366, height: 768 } } : {}
    phone = await takeStaffPhone(browser, world, '/admin/survey-desk', { language, context })
    const { page } = phone
    const key = (text: Text) => page.getByRole('button', { name: say(text), exact: true })
    await page.getByRole('heading', { name: fill(texts.decide, language, { n: 3 }) }).waitFor()
    const map = page.getByRole('application', { name: say(texts.map) })
    await map.getByRole('img', { name: tapName[language] }).waitFor()
    await expect.poll(() => map.getByRole('img', { name: say(looks.tap.label), exact: true }).count()).toBe(2)
    await map
      .getByText(fill(texts.candidate, language, { name: tapName[language], n: 54 }), { exact: true })
      .waitFor()
    // Streets, and a name in the reader's language.
    await expect.poll(() => map.locator('.leaflet-plan-pane path').count()).toBeGreaterThan(0)
    await map.locator('.leaflet-plan-names-pane').getByText(street[language], { exact: true }).waitFor()
    await phone.isAccessible()
    await page.getByRole('button', { name: fill(texts.merge, language, { n: 11 }) }).click()
    await page.getByRole('heading', { name: fill(texts.decide, language, { n: 2 }) }).waitFor()
    await key(texts.move).click()
    await page.getByText(fill(texts.taken, language, { kind: say(looks.tap.label) })).waitFor()
    await page.getByText(fill(texts.ofTotal, language, { n: 1, total: 1 })).waitFor()
    expect(await checked()).toBe(1)
    await key(texts.undo).first().click()
    await expect.poll(checked).toBe(0)
    await page.getByRole('button', { name: /शौचालय|Toilet/ }).click()
    await page.getByText(say(texts.noPosition), { exact: true }).waitFor()
    await phone.isAccessible()
  })
})

journey('names of stops close to each other never touch on the map of the desk', async () => {
  await world.owner.query(
    `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, source)
     select n, 'Stop ' || n, 'पड़ाव ' || n, 26.1199 + n * 0.0001, 85.3912, 'press' from generate_series(1, 9) n`,
  )
  phone = await takeStaffPhone(browser, world, '/admin/survey-desk', { language: 'en' })
  const map = phone.page.getByRole('application', { name: texts.map.en })
  await expect.poll(() => map.getByText(/^Stop \d$/).count()).toBe(9)
  const gaps = () =>
    map.locator('[data-map-name]:not([hidden])').evaluateAll(names => {
      const rooms = names.map(name => name.getBoundingClientRect())
      const gap = (a: DOMRect, b: DOMRect) =>
        Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
      return rooms.flatMap((a, n) => rooms.slice(n + 1).map(b => gap(a, b)))
    })
  await expect.poll(async () => (await gaps()).length).toBeGreaterThan(0)
  expect(Math.min(...(await gaps()))).toBeGreaterThanOrEqual(4)
})
