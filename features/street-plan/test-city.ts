import { temple } from '#content/temple.ts'
import type { OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from './import/elements.server.ts'

const kmPerDegree = 111.32
const shrink = Math.cos((temple.lat * Math.PI) / 180)

/** `gap`: km between two streets; `reach`: km from the temple to the edge of the city. */
type Size = { gap?: number; reach?: number }

/**
 * A made-up city around the temple as OpenStreetMap has one: bending streets with names in both scripts, lanes without,
 * a main road and a railway out of the city, a river with an island whose banks are several ways, a park, quarters.
 */
export function madeUpCity({ gap = 0.4, reach = 5 }: Size = {}): OsmElement[] {
  const nodes: OsmNode[] = []
  const ways: OsmWay[] = []
  const spots = new Map<string, number>()
  const at = (east: number, north: number, tags?: Tags): number => {
    const key = `${east.toFixed(4)} ${north.toFixed(4)}`
    const known = spots.get(key)
    if (known && !tags) return known
    const id = nodes.length + 1
    spots.set(key, id)
    const lat = temple.lat + north / kmPerDegree
    const lon = temple.lng + east / kmPerDegree / shrink
    nodes.push({ type: 'node', id, lat, lon, ...(tags && { tags }) })
    return id
  }
  const way = (refs: number[], tags?: Tags): number => {
    const id = 1_000_000 + ways.length
    ways.push({ type: 'way', id, refs, ...(tags && { tags }) })
    return id
  }
  // Looks random and is the same in each run.
  const bend = (i: number, n: number) => (((Math.sin(i * 127.1 + n * 311.7) * 43_758.5) % 1) * gap) / 8
  const count = Math.floor(reach / gap)
  for (let i = -count; i <= count; i += 1)
    for (const isEast of [true, false]) {
      const refs: number[] = []
      for (let n = -count * 3; n <= count * 3; n += 1) {
        const along = (n * gap) / 3
        // Streets meet where both are straight.
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
  const banks = [
    way(along(-7, 7, south)),
    way([at(7, south(7)), at(7, south(7) + 0.5)]),
    way(along(7, -7, east => south(east) + 0.5)),
    way([at(-7, south(-7) + 0.5), at(-7, south(-7))]),
  ]
  const island = way([at(1, 4.1), at(1.4, 4.1), at(1.4, 4.25), at(1, 4.25), at(1, 4.1)])
  const river: OsmRelation = {
    type: 'relation',
    id: 9,
    tags: { type: 'multipolygon', natural: 'water', name: 'बूढ़ी गंडक', 'name:en': 'Burhi Gandak' },
    members: [
      ...banks.map(ref => ({ type: 'way', ref, role: 'outer' })),
      { type: 'way', ref: island, role: 'inner' },
    ],
  }
  const park = [at(-1.3, 0.5), at(-0.9, 0.5), at(-0.9, 0.75), at(-1.3, 0.75)]
  way([...park, park[0] as number], {
    leisure: 'park',
    name: 'Jubbasahani Park',
    'name:hi': 'जुब्बा साहनी पार्क',
  })
  at(-1.31, -1.01, { railway: 'station', name: 'Muzaffarpur Junction', 'name:hi': 'मुजफ्फरपुर जंक्शन' })
  at(0.91, 0.61, { place: 'suburb', name: 'सरैयागंज', 'name:en': 'Saraiyaganj' })
  at(-0.91, 1.61, { place: 'neighbourhood', name: 'Aghoria Bazar', 'name:hi': 'अघोरिया बाजार' })
  return [...nodes, ...ways, river]
}

/** As .osm. */
export function asXml(elements: readonly OsmElement[]): string {
  const say = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const tagsOf = ({ tags = {} }: OsmElement) =>
    Object.entries(tags)
      .map(([k, v]) => `<tag k="${k}" v="${say(v)}"/>`)
      .join('')
  const lines = elements.map(element => {
    if (element.type === 'node')
      return `<node id="${element.id}" lat="${element.lat}" lon="${element.lon}">${tagsOf(element)}</node>`
    const inside =
      element.type === 'way'
        ? element.refs.map(ref => `<nd ref="${ref}"/>`)
        : element.members.map(({ type, ref, role }) => `<member type="${type}" ref="${ref}" role="${role}"/>`)
    return `<${element.type} id="${element.id}">${inside.join('')}${tagsOf(element)}</${element.type}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6">\n${lines.join('\n')}\n</osm>\n`
}

/** As Overpass answers: ways before their points. */
export const asOverpass = (elements: readonly OsmElement[]): string =>
  JSON.stringify({
    version: 0.6,
    elements: elements
      .toReversed()
      .map(element =>
        element.type === 'way' ? { ...element, refs: undefined, nodes: element.refs } : element,
      ),
  })

/** As a converter writes GeoJSON; relations are left out. */
export function asGeoJson(elements: readonly OsmElement[]): string {
  const places = new Map(elements.flatMap(one => (one.type === 'node' ? [[one.id, [one.lon, one.lat]]] : [])))
  const features = elements.flatMap((element): object[] => {
    if (element.type === 'relation' || !element.tags) return []
    if (element.type === 'node')
      return [
        {
          type: 'Feature',
          properties: element.tags,
          geometry: { type: 'Point', coordinates: places.get(element.id) },
        },
      ]
    const line = element.refs.map(ref => places.get(ref))
    const isArea = element.tags.leisure !== undefined
    const geometry = isArea
      ? { type: 'Polygon', coordinates: [line] }
      : { type: 'LineString', coordinates: line }
    return [{ type: 'Feature', properties: element.tags, geometry }]
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}
