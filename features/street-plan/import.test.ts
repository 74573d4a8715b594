import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode } from '@googlemaps/polyline-codec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temple } from '#content/temple.ts'
import type { OsmElement } from './import/elements.server.ts'
import { type MadePlan, mostBytes } from './import/make-plan.server.ts'
import { readMap } from './import/read-map.server.ts'
import { PlanRefused } from './import/refused.ts'
import { asGeoJson, asOverpass, asXml, madeUpCity } from './test-city.ts'
import { asPbf } from './test-pbf.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'street-plan-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const around = (km: number) =>
  [temple.lng - km / 100, temple.lat - km / 111, temple.lng + km / 100, temple.lat + km / 111] as const
const areas = { city: around(6), whole: around(20) }
const file = (name: string, content: string | Buffer) => {
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
const kindsOf = ({ lines, areas }: MadePlan['plan']) =>
  [...Object.keys(lines), ...Object.keys(areas)].toSorted()

describe('a made-up city', () => {
  test.each([
    ['city.osm.pbf', asPbf(city), 'water'],
    ['city.osm', asXml(city), 'water'],
    ['city.json', asOverpass(city), 'water'],
    ['city.geojson', asGeoJson(city), ''],
  ])(
    'becomes a plan from %s, with streets, water, railway, park and names in both scripts',
    async (name, content, water) => {
      const { plan, bytes, broken } = await readMap(file(name, content), areas)
      const { names } = plan
      expect(kindsOf(plan)).toEqual(
        ['green', 'main', 'path', 'rail', 'street', water].filter(Boolean).toSorted(),
      )
      expect(names).toContainEqual(
        expect.objectContaining({ kind: 'quarter', en: 'Saraiyaganj', hi: 'सरैयागंज' }),
      )
      expect(names).toContainEqual(
        expect.objectContaining({ kind: 'station', en: 'Muzaffarpur Junction', hi: 'मुजफ्फरपुर जंक्शन' }),
      )
      expect(names).toContainEqual(expect.objectContaining({ kind: 'street', en: 'Road 2', hi: 'सड़क 2' }))
      if (water)
        expect(names).toContainEqual(
          expect.objectContaining({ kind: 'water', en: 'Burhi Gandak', hi: 'बूढ़ी गंडक' }),
        )
      expect(bytes).toBeLessThanOrEqual(mostBytes)
      expect(broken).toBe(0)
    },
  )

  test('keeps every corner within the stated distance of where the file has it', async () => {
    const { plan, metres } = await readMap(file('corners.osm', asXml(city)), areas)
    const crossing = (plan.lines.main ?? []).flatMap(line => decode(line))
    const away = crossing.map(([lat, lng]) =>
      Math.hypot((lng - temple.lng) * 99_900, (lat - temple.lat) * 111_320),
    )
    expect(Math.min(...away)).toBeLessThan(metres)
  })

  test('draws the island of a river as a hole in it', async () => {
    const { plan } = await readMap(file('island.osm', asXml(city)), areas)
    expect(plan.areas.water?.map(rings => rings.length)).toEqual([2])
  })

  test('with the streets of a large town fits into the bytes, and says what was left out', async () => {
    const large = await readMap(file('large.osm.pbf', asPbf(madeUpCity({ gap: 0.1, reach: 6 }))), areas)
    expect(large.bytes).toBeLessThanOrEqual(mostBytes)
    expect(large.metres).toBeGreaterThan(3)
    expect(large.without).toEqual(['path'])
  })
})

describe('a file that cannot be used is refused with what to do:', () => {
  test.each([
    ['nothing.osm', '', /empty/],
    [
      'text.osm',
      'name,lat,lng\nTemple,26.1,85.4\n',
      /\.osm\.pbf, \.osm \(XML\), JSON of Overpass, or GeoJSON/,
    ],
    ['page.osm', '<html><body>Too many requests</body></html>', /no map that can be read/],
    ['numbers.json', '{"a": 1}', /no map that can be read/],
    ['packed.osm.gz', Buffer.from([0x1f, 0x8b, 8, 0]), /packed.*gunzip/],
    ['cut.osm', asXml(city).slice(0, 60_000), /ends in the middle or is damaged near line \d+/],
    ['cut.json', asOverpass(city).slice(0, 60_000), /ends in the middle or is damaged/],
    ['cut.osm.pbf', asPbf(city).subarray(0, -900), /ends in the middle or is damaged/],
    [
      'bad.osm.pbf',
      Buffer.concat([asPbf(city).subarray(0, 200), Buffer.alloc(5000, 7)]),
      /ends in the middle or is damaged/,
    ],
    ['far.osm', asXml(moved(city, -75, 3)), /nothing of the area of the guide .*it lies at/],
    ['metres.geojson', geoJsonOf([1_200_000, 2_890_000]), /projection in metres.*EPSG:4326/],
    ['named.geojson', geoJsonOf([85.39, 26.12], 'urn:ogc:def:crs:EPSG::32645'), /EPSG:32645/],
    ['swapped.geojson', geoJsonOf([26.12, 85.39]), /swapped/],
    ['points.osm', asXml(city.filter(({ type }) => type === 'node')), /no street/],
  ])('%s', async (name, content, sentence) => {
    expect(await refusal(file(name, content))).toMatch(sentence)
  })

  test('an extract of 500 MB, before it is read', async () => {
    const path = file('state.osm.pbf', asPbf(city))
    truncateSync(path, 500_000_000)
    expect(await refusal(path)).toMatch(/500 MB, at most 400 MB/)
  })

  test('a name without a file', async () => {
    expect(await refusal(join(folder, 'missing.osm'))).toMatch(/no such file/)
  })
})

test('ways with points that the file lacks are drawn in part, counted, and stop nothing', async () => {
  const broken = city.map(element =>
    element.type === 'way' && element.tags?.name === 'गली 2'
      ? { ...element, refs: element.refs.map((ref, i) => (i % 10 === 5 ? 888_888 : ref)) }
      : element,
  )
  const made = await readMap(file('broken.osm', asXml(broken)), areas)
  expect(made.broken).toBe(1)
  expect(made.plan.names).toContainEqual(
    expect.objectContaining({ kind: 'street', en: 'Lane 2', hi: 'गली 2' }),
  )
})

function moved(elements: readonly OsmElement[], east: number, north: number): OsmElement[] {
  return elements.map(element =>
    element.type === 'node' ? { ...element, lat: element.lat + north, lon: element.lon + east } : element,
  )
}

function geoJsonOf(at: [number, number], crs?: string): string {
  const coordinates = [at, [at[0] + 0.01, at[1] + 0.01]]
  return JSON.stringify({
    type: 'FeatureCollection',
    ...(crs && { crs: { type: 'name', properties: { name: crs } } }),
    features: [
      { type: 'Feature', properties: { highway: 'primary' }, geometry: { type: 'LineString', coordinates } },
    ],
  })
}
