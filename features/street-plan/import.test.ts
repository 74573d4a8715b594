import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode } from '@googlemaps/polyline-codec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temple } from '#content/temple.ts'
import { type MadePlan, mostBytes } from './import/make-plan.server.ts'
import { readMap } from './import/read-map.server.ts'
import { PlanRefused } from './import/shape.ts'
import { geoJsonOf, madeUpCity } from './test-city.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'street-plan-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const around = (km: number) =>
  [temple.lng - km / 100, temple.lat - km / 111, temple.lng + km / 100, temple.lat + km / 111] as const
const areas = { city: around(6), whole: around(20) }
const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const refusal = (path: string) =>
  readMap(path, areas).then(
    () => 'imported',
    error => (error instanceof PlanRefused ? error.message : String(error)),
  )
const city = madeUpCity()
const street = ([lng, lat]: readonly [number, number]) => ({
  type: 'Feature',
  properties: { highway: 'primary' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [lng, lat],
      [lng + 0.01, lat + 0.01],
    ],
  },
})
const inMetres = { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32645' } } }
const kindsOf = ({ lines, areas }: MadePlan['plan']) =>
  [...Object.keys(lines), ...Object.keys(areas)].toSorted()

describe('a made-up city', () => {
  test('becomes a plan with streets, water, railway, park and names in both scripts', async () => {
    const { plan, bytes, broken } = await readMap(file('city.geojson', geoJsonOf(city)), areas)
    const { names } = plan
    expect(kindsOf(plan)).toEqual(['green', 'main', 'path', 'rail', 'street', 'water'])
    for (const name of [
      { kind: 'quarter', en: 'Saraiyaganj', hi: 'सरैयागंज' },
      { kind: 'station', en: 'Muzaffarpur Junction', hi: 'मुजफ्फरपुर जंक्शन' },
      { kind: 'street', en: 'Road 2', hi: 'सड़क 2' },
      { kind: 'water', en: 'Burhi Gandak', hi: 'बूढ़ी गंडक' },
    ])
      expect(names).toContainEqual(expect.objectContaining(name))
    expect(bytes).toBeLessThanOrEqual(mostBytes)
    expect(broken).toBe(0)
  })

  test('keeps every corner within the stated distance of its position in the file', async () => {
    const { plan, metres } = await readMap(file('corners.geojson', geoJsonOf(city)), areas)
    const crossing = (plan.lines.main ?? []).flatMap(line => decode(line))
    const away = crossing.map(([lat, lng]) =>
      Math.hypot((lng - temple.lng) * 99_900, (lat - temple.lat) * 111_320),
    )
    expect(Math.min(...away)).toBeLessThan(metres)
  })

  test('draws a river’s island as a hole in it', async () => {
    const { plan } = await readMap(file('island.geojson', geoJsonOf(city)), areas)
    expect(plan.areas.water?.map(rings => rings.length)).toEqual([2])
  })

  test('with the streets of a large town fits the size limit, and says what was left out', async () => {
    const large = await readMap(file('large.geojson', geoJsonOf(madeUpCity({ gap: 0.1, reach: 6 }))), areas)
    expect(large.bytes).toBeLessThanOrEqual(mostBytes)
    expect(large.metres).toBeGreaterThan(3)
    expect(large.without).toEqual(['path'])
  })
})

describe('an unusable file is refused with what to do:', () => {
  test.each([
    ['nothing.geojson', '', /empty/],
    ['city.osm', '<?xml version="1.0"?><osm version="0.6"></osm>', /no GeoJSON/],
    ['overpass.json', '{"version": 0.6, "elements": []}', /no GeoJSON/],
    ['cut.geojson', geoJsonOf(city).slice(0, 60_000), /ends in the middle or is damaged/],
    ['far.geojson', geoJsonOf([street([10.39, 29.12])]), /nothing of the area of the guide .*it lies at/],
    ['metres.geojson', geoJsonOf([street([1_200_000, 2_890_000])]), /projection in metres.*EPSG:4326/],
    ['named.geojson', geoJsonOf([street([85.39, 26.12])], inMetres), /EPSG:32645/],
    ['swapped.geojson', geoJsonOf([street([26.12, 85.39])]), /swapped/],
    ['points.geojson', geoJsonOf(city.filter(({ geometry }) => geometry.type === 'Point')), /no street/],
  ])('%s', async (name, content, sentence) => {
    expect(await refusal(file(name, content))).toMatch(sentence)
  })

  test('a file of 500 MB, before it is read', async () => {
    const path = file('state.geojson', geoJsonOf(city))
    truncateSync(path, 500_000_000)
    expect(await refusal(path)).toMatch(/500 MB, at most 60 MB/)
  })

  test('a name without a file', async () => {
    expect(await refusal(join(folder, 'missing.geojson'))).toMatch(/no such file/)
  })
})

test('a feature without a place is counted and does not stop the import', async () => {
  const broken = [...city, { type: 'Feature', properties: { highway: 'primary' }, geometry: null }]
  const made = await readMap(file('broken.geojson', geoJsonOf(broken)), areas)
  expect(made.broken).toBe(1)
  expect(made.plan.names).toContainEqual(
    expect.objectContaining({ kind: 'street', en: 'Lane 2', hi: 'गली 2' }),
  )
})
