import { temple } from '#content/temple.ts'
import type { Position } from './import/shape.ts'

const kmPerDegree = 111.32
const shrink = Math.cos((temple.lat * Math.PI) / 180)

type Feature = {
  type: 'Feature'
  properties: Readonly<Record<string, string>>
  geometry: { type: 'Point' | 'LineString' | 'Polygon'; coordinates: unknown }
}
/** `gap`: km between two streets; `reach`: km from the temple to the edge of the city. */
type Size = { gap?: number; reach?: number }

/** A file as Overpass Turbo or `osmium export` writes it. */
export const geoJsonOf = (features: readonly object[], more: object = {}): string =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features })

/**
 * A made-up city around the temple, in OpenStreetMap's tags: bending streets named in both scripts, unnamed lanes, a main
 * road and a railway out of the city, a river with an island, a park, quarters.
 */
export function madeUpCity({ gap = 0.4, reach = 5 }: Size = {}): Feature[] {
  const features: Feature[] = []
  const at = (east: number, north: number): Position => [
    temple.lng + east / kmPerDegree / shrink,
    temple.lat + north / kmPerDegree,
  ]
  const add = (
    type: Feature['geometry']['type'],
    coordinates: Position | Position[] | Position[][],
    properties: Feature['properties'],
  ) => void features.push({ type: 'Feature', properties, geometry: { type, coordinates } })
  const way = (line: Position[], tags: Feature['properties']) => add('LineString', line, tags)
  // Looks random but is the same in each run.
  const bend = (i: number, n: number) => (((Math.sin(i * 127.1 + n * 311.7) * 43_758.5) % 1) * gap) / 8
  const count = Math.floor(reach / gap)
  for (let i = -count; i <= count; i += 1)
    for (const isEast of [true, false]) {
      const refs: Position[] = []
      for (let n = -count * 3; n <= count * 3; n += 1) {
        const along = (n * gap) / 3
        // No bend where streets cross, so that they meet.
        const aside = i * gap + (n % 3 === 0 ? 0 : bend(i, n))
        refs.push(isEast ? at(along, aside) : at(aside, along))
      }
      const name = isEast ? { en: `Lane ${i}`, hi: `गली ${i}` } : { en: `Road ${i}`, hi: `सड़क ${i}` }
      const isMain = i === 0
      way(refs, {
        highway: isMain ? 'primary' : i % 2 ? 'residential' : 'tertiary',
        ...(i % 2 === 0 && { name: name.hi, 'name:en': name.en, 'name:hi': name.hi }),
      })
    }
  way([at(0.1, -0.4), at(0.2, -0.5), at(0.25, -0.6)], { highway: 'footway' })
  const along = (from: number, to: number, north: (east: number) => number) =>
    Array.from({ length: 61 }, (_, i) => {
      const east = from + ((to - from) * i) / 60
      return at(east, north(east))
    })
  way(
    along(-24, 4, east => east * 1.6 - 1.2),
    { railway: 'rail', name: 'Line' },
  )
  way(
    along(-24, 0, east => east * 1.55),
    { highway: 'trunk', name: 'Hajipur Road', 'name:hi': 'हाजीपुर रोड' },
  )
  const south = (east: number) => 3.6 + Math.sin(east) * 0.3
  add(
    'Polygon',
    [
      [...along(-7, 7, south), ...along(7, -7, east => south(east) + 0.5), at(-7, south(-7))],
      [at(1, 4.1), at(1.4, 4.1), at(1.4, 4.25), at(1, 4.25), at(1, 4.1)],
    ],
    { natural: 'water', name: 'बूढ़ी गंडक', 'name:en': 'Burhi Gandak' },
  )
  add('Polygon', [[at(-1.3, 0.5), at(-0.9, 0.5), at(-0.9, 0.75), at(-1.3, 0.75), at(-1.3, 0.5)]], {
    leisure: 'park',
    name: 'Jubbasahani Park',
    'name:hi': 'जुब्बा साहनी पार्क',
  })
  add('Point', at(-1.31, -1.01), {
    railway: 'station',
    name: 'Muzaffarpur Junction',
    'name:hi': 'मुजफ्फरपुर जंक्शन',
  })
  add('Point', at(0.91, 0.61), { place: 'suburb', name: 'सरैयागंज', 'name:en': 'Saraiyaganj' })
  add('Point', at(-0.91, 1.61), { place: 'neighbourhood', name: 'Aghoria Bazar', 'name:hi': 'अघोरिया बाजार' })
  return features
}
