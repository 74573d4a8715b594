import { expect, onTestFinished, test } from 'vitest'
import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { eventsTexts } from '#features/events/texts.ts'
import { facilitiesTexts } from '#features/facilities/texts.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember, starters } from '#tests/world/world.ts'

// No test of this file crosses midnight.
const noon = `${fairDate(Date.now())}T12:00:00+05:30`
worldForAll({
  pages: true,
  starters,
  now: noon,
  env: { PUBLIC_URL: 'https://mela.example.in' },
})
/** Puts the server's clock back after a test that moves it. */
const putBack = () => onTestFinished(() => world.clock.set(noon))
const file = async () => (await world.context.app.inject({ url: '/guide.html' })).body

test('the guide is one file of at most 250 kB with every list in both languages', async () => {
  const html = await file()
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(250_000)
  const { facilities } = (await world.context.app.inject({ url: '/api/facilities' })).json() as {
    facilities: { name: { en: string; hi: string } }[]
  }
  expect(facilities.length).toBeGreaterThan(100)
  const plain = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const missing = facilities.filter(({ name }) => !plain.includes(name.en) || !plain.includes(name.hi))
  expect(missing).toEqual([])
  for (const number of ['108', '112', '155304', '1098']) expect(html).toContain(`href="tel:${number}"`)
})
test('the file loads nothing: it contains no address of a script, style, picture or font', async () => {
  const html = await file()
  const loaded = [...html.matchAll(/<(?:script|link|img|iframe|source|video|audio)[^>]*(?:src|href)=/g)]
  expect(loaded.map(([tag]) => tag)).toEqual([])
  expect([...html.matchAll(/url\((?!#)[^)]*\)|@import|<use href="(?!#)[^"]*"/g)].map(([use]) => use)).toEqual(
    [],
  )
  const links = [...html.matchAll(/href="(?!#)([^"]+)"/g)].map(([, to = '']) => to)
  expect(
    links.filter(to => !/^(tel:|geo:|mailto:|https:\/\/mela\.example\.in\/guide\.html$)/.test(to)),
  ).toEqual([])
})
test('the file is dark on a phone that is dark, without script', async () => {
  const [, dark = ''] = /\(prefers-color-scheme:dark\)\{:root\{(.*?)\}/s.exec(await file()) ?? []
  expect(dark).toContain('color-scheme:dark')
  expect(dark).toMatch(/--bg:#0/)
})
test('what exists only during the fair is listed below the rest, and says so', async () => {
  const html = await file()
  const [, camps = ''] = /<section aria-labelledby="shivir-en">(.*?)<\/section>/s.exec(html) ?? []
  expect(camps).toContain(facilitiesTexts.fairDays.en)
  expect(camps.indexOf(facilitiesTexts.fairDays.en)).toBeLessThan(camps.indexOf('<ul'))
  const [, water = ''] = /<section aria-labelledby="drinking-water-en">(.*?)<\/section>/s.exec(html) ?? []
  const [allYear = '', ofFair = ''] = water.split(facilitiesTexts.fairDays.en)
  expect(allYear).not.toMatch(/mela days/)
  expect(ofFair).toMatch(/mela days/)
})
test('a place that staff add is in the file within seconds', async () => {
  world.signIn(staffMember('admin'))
  const name = { en: 'Tent water point 7', hi: 'तंबू जल केंद्र 7' }
  const answer = await world.context.app.inject({
    method: 'POST',
    url: '/api/facilities',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: {
      id: crypto.randomUUID(),
      facility_type: 'drinking-water',
      name,
      location_name: { en: 'Zila School, Muzaffarpur', hi: 'जिला स्कूल, मुजफ्फरपुर' },
      position: null,
      contact_number: null,
      google_maps_link: null,
      verified: 'surveyed',
      source: 'staff',
      is_active: true,
    },
  })
  expect(answer.statusCode).toBe(201)
  await expect.poll(file).toContain(name.hi)
})
test('a new day gives the file a new date', async () => {
  putBack()
  expect(await file()).toContain(`data-day="${fairDate(world.clock())}"`)
  world.clock.advance(24 * 3_600_000)
  await world.context.looks.run('places of the walk')
  await expect.poll(file).toContain(`data-day="${fairDate(world.clock())}"`)
})
test('an unchanged file is answered with 304', async () => {
  const first = await world.context.app.inject({ url: '/guide.html' })
  const again = await world.context.app.inject({
    url: '/guide.html',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
test('after the last known fair the file says that no dates have been announced', async () => {
  putBack()
  const last = editions.at(-1)
  world.clock.set(`${(last?.year ?? 0) + 1}-06-01T12:00:00+05:30`)
  await world.context.responseCache.changed('facilities')
  for (const sentence of [eventsTexts.notAnnounced.en, eventsTexts.notAnnounced.hi])
    await expect.poll(file).toContain(sentence)
  expect(await file()).not.toContain(`${last?.year}`)
})
