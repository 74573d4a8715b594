import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { MelaRoute } from '#features/mela-route/contract.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember, starters } from '#tests/world/world.ts'

worldForAll({ pages: true, starters, now: '2026-11-23T12:00:00+05:30' })
const get = async (url: string, headers = {}) => world.context.app.inject({ url, headers })
const json = async <T>(url: string) => (await get(url)).json<T>()
type Row = Record<string, string>
const csv = async (name: string): Promise<Row[]> =>
  parse((await get(`/data/${name}.csv`)).body, { bom: true, columns: true, record_delimiter: '\r\n' })
type GeoJson = {
  type: string
  edition: number
  made: string
  licence: string
  features: { type: string; geometry: { type: string; coordinates: number[] } | null; properties: Row }[]
}
/** Parses the calendar according to RFC 5545: its own lines, and each event's properties. */
async function calendar() {
  const text = (await get('/data/events.ics')).body
  expect(text.endsWith('\r\n')).toBe(true)
  const [head = '', ...events] = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')
  const read = (lines: string) =>
    new Map(
      lines
        .split('\r\n')
        .map(line => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line.slice(line.indexOf(':') + 1)] as const),
    )
  return { head: read(head), events: events.map(read) }
}

test('every CSV file has the columns its description names, and its edition, day and licence in each row', async () => {
  const { resources, licenses, version } = await json<{
    version: string
    licenses: { name: string }[]
    resources: { path: string; name: string; schema: { fields: { name: string; description: string }[] } }[]
  }>('/data/datapackage.json')
  expect([version, licenses.map(({ name }) => name)]).toEqual(['2027', ['CC-BY-4.0']])
  expect(resources.map(({ path }) => path)).toEqual([
    'places.csv',
    'crowd-places.csv',
    'events.csv',
    'walk.csv',
  ])
  for (const { name, schema } of resources) {
    const rows = await csv(name)
    expect(rows.length, name).toBeGreaterThan(5)
    expect(Object.keys(rows[0] ?? {})).toEqual(schema.fields.map(field => field.name))
    expect(schema.fields.filter(({ description }) => !description)).toEqual([])
    for (const row of rows)
      expect([row.edition, row.made, row.licence]).toEqual(['2027', '2026-11-23', 'CC-BY-4.0'])
  }
})

test('the files contain every place, stop and crowd place of the guide, but no phone number and no crowd level', async () => {
  const { facilities } = await json<{
    facilities: { id: string; name: Row; contact_number: string | null }[]
  }>('/api/facilities')
  const places = await csv('places')
  expect(places.map(({ id, name_hi }) => [id, name_hi])).toEqual(
    facilities.map(({ id, name }) => [id, name.hi]),
  )
  const numbers = facilities.flatMap(({ contact_number }) => contact_number ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  const all = (await get('/data/places.csv')).body + (await get('/data/places.geojson')).body
  expect(numbers.filter(number => all.includes(number))).toEqual([])
  const { places: crowded } = await json<{ places: { id: string }[] }>('/api/crowd-status')
  const crowdPlaces = await csv('crowd-places')
  expect(crowdPlaces.map(({ id }) => id)).toEqual(crowded.map(({ id }) => id))
  expect(Object.keys(crowdPlaces[0] ?? {})).not.toContain('status')
})

test('GeoJSON has a point for each known position, longitude first, and null for an unknown one', async () => {
  for (const name of ['places', 'walk']) {
    const map = await json<GeoJson>(`/data/${name}.geojson`)
    expect([map.type, map.edition, map.made]).toEqual(['FeatureCollection', 2027, '2026-11-23'])
    expect(map.licence).toContain('not yet confirmed')
    const rows = await csv(name)
    expect(map.features.map(({ geometry }) => geometry?.coordinates.map(String) ?? ['', ''])).toEqual(
      rows.map(({ longitude, latitude }) => [longitude, latitude]),
    )
    expect(map.features.map(({ properties }) => properties.name_hi)).toEqual(
      rows.map(({ name_hi }) => name_hi),
    )
    const known = map.features.flatMap(({ geometry }) => geometry ?? [])
    expect(known.length).toBeGreaterThan(5)
    for (const { type, coordinates: [lng = 0, lat = 0] = [] } of known) {
      expect(type).toBe('Point')
      expect(lng > 84 && lng < 87 && lat > 25 && lat < 27).toBe(true)
    }
  }
})

test('GeoJSON of the walk has its line once staff have adopted one, without who recorded it', async () => {
  const lines = async () =>
    (await json<GeoJson>('/data/walk.geojson')).features.filter(
      ({ geometry }) => geometry?.type === 'LineString',
    )
  expect(await lines()).toEqual([])
  const walk = (await json<MelaRoute>('/api/mela-route')).waypoints.flatMap(({ position }) => position ?? [])
  const piece = walk.slice(0, 3).map(({ lat, lng }) => [lat, lng])
  await world.owner.query(
    `insert into walk_lines (pieces, error_m, walked_on, taken_by, taken_at) values ($1, 12, '2026-11-20', 'asha', now())`,
    [JSON.stringify([piece])],
  )
  await world.context.responseCache.changed('waypoints')
  await expect.poll(lines).not.toEqual([])
  const [first, second, ...more] = await lines()
  expect(first?.properties).toEqual({ basis: 'recorded', precision_m: 12, recorded_until: '2026-11-20' })
  expect(first?.geometry?.coordinates).toEqual(piece.map(([lat, lng]) => [lng, lat]))
  expect([second?.properties.basis, more]).toEqual(['straight', []])
  expect((await get('/data/walk.geojson')).body).not.toContain('asha')
})

test('the calendar has the days of the next fair, its Mondays, recurring aartis, and announced events', async () => {
  const { head, events } = await calendar()
  expect([head.get('VERSION'), head.get('METHOD')]).toEqual(['2.0', 'PUBLISH'])
  expect(head.get('X-WR-CALDESC')).toContain('Edition 2027\\, made 2026-11-23.')
  const by = new Map(events.map(event => [event.get('UID'), event]))
  expect(by.size).toBe(events.length)
  for (const event of events)
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY']) expect(event.get(name), name).toBeTruthy()
  const fair = by.get('fair-2027@mela-guide')
  expect([fair?.get('DTSTART'), fair?.get('DTEND')]).toEqual(['20270719', '20270818'])
  expect(fair?.get('SUMMARY')).toBe('Shravani Mela 2027 · श्रावणी मेला 2027')
  expect(by.get('monday-2027-08-16@mela-guide')?.get('DTSTART')).toBe('20270816')
  expect(by.get('aarti-2027-04:00@mela-guide')?.get('RRULE')).toBe('FREQ=DAILY;UNTIL=20270817T182900Z')
  expect(by.get('2025-07-13-14:00@mela-guide')?.get('DTSTART')).toBe('20250713T083000Z')
  expect(by.has('monday-2025-07-14@mela-guide')).toBe(false)
})

test('an event that staff announce is in the files within seconds, and one on a Monday of the calendar replaces it', async () => {
  world.signIn(staffMember('admin'))
  const answer = await world.context.app.inject({
    method: 'POST',
    url: '/api/events',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: {
      id: crypto.randomUUID(),
      date: '2027-07-19',
      time: '05:00',
      type: 'religious',
      title: { en: 'First Monday, "early"; water', hi: 'पहली सोमवारी, जल' },
      description: { en: 'Two\nlines', hi: 'दो\nपंक्तियाँ' },
      is_active: true,
    },
  })
  expect(answer.statusCode).toBe(201)
  const find = async () => (await csv('events')).find(({ date, time }) => date === '2027-07-19' && time)
  await expect.poll(find).toMatchObject({
    title_en: 'First Monday, "early"; water',
    description_hi: 'दो\nपंक्तियाँ',
    basis: 'announced',
  })
  const ids = async () => (await calendar()).events.map(event => event.get('UID'))
  await expect.poll(ids).toContain('2027-07-19-05:00@mela-guide')
  expect(await ids()).not.toContain('monday-2027-07-19@mela-guide')
})

test('the files have their types, are open to other sites’ pages, and are answered with 304 while unchanged', async () => {
  for (const [file, type] of [
    ['walk.csv', 'text/csv; charset=utf-8'],
    ['walk.geojson', 'application/geo+json'],
    ['events.ics', 'text/calendar; charset=utf-8'],
  ]) {
    const first = await fetch(`${world.url}/data/${file}`)
    expect(first.headers.get('content-type')).toBe(type)
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(`${world.url}/data/${file}`, { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
  }
  expect((await get('/data/contacts.csv')).statusCode).toBe(404)
})
