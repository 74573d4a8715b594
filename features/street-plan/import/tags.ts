import { oneEncoding } from '#common/hindi.ts'
import { firstOf } from '#common/shorten.ts'
import type { Text } from '#common/text.ts'

/** What is drawn, each in its own look. `river` is a line, `water` an area. */
export const lineKinds = ['green', 'water', 'river', 'rail', 'path', 'street', 'main'] as const
export type LineKind = (typeof lineKinds)[number]
/** What is only named: towns and quarters, railway stations. */
export type NameKind = LineKind | 'town' | 'quarter' | 'station'

const kinds: readonly (readonly [LineKind, string, readonly string[]])[] = [
  ['main', 'highway', ['motorway', 'trunk', 'primary', 'secondary'].flatMap(kind => [kind, `${kind}_link`])],
  [
    'street',
    'highway',
    ['tertiary', 'tertiary_link', 'unclassified', 'residential', 'living_street', 'road', 'pedestrian'],
  ],
  ['path', 'highway', ['footway', 'path', 'steps', 'cycleway', 'track', 'service']],
  ['rail', 'railway', ['rail', 'narrow_gauge', 'light_rail', 'subway', 'tram']],
  ['river', 'waterway', ['river', 'canal', 'stream']],
  ['water', 'waterway', ['riverbank']],
  ['water', 'natural', ['water']],
  ['water', 'landuse', ['reservoir', 'basin']],
  ['green', 'leisure', ['park', 'garden', 'nature_reserve', 'playground', 'stadium']],
  ['green', 'landuse', ['forest', 'recreation_ground', 'village_green', 'cemetery']],
  ['green', 'natural', ['wood']],
]

type Tags = Readonly<Record<string, unknown>>

/** How a line or an area is drawn; undefined if it is not. */
export function kindOf(tags: Tags): LineKind | undefined {
  // Sidings and yards would fill the station with lines.
  if (tags.railway && tags.service) return undefined
  return kinds.find(([, key, values]) => values.includes(String(tags[key] ?? '')))?.[0]
}

/** What a point names; undefined if it is not shown. */
export function placeOf(tags: Tags): NameKind | undefined {
  if (tags.railway === 'station' || tags.railway === 'halt') return 'station'
  if (tags.place === 'city' || tags.place === 'town' || tags.place === 'village') return 'town'
  return ['suburb', 'quarter', 'neighbourhood', 'square', 'locality'].includes(String(tags.place ?? ''))
    ? 'quarter'
    : undefined
}

/**
 * The name in both scripts. `name` is in the script of whoever drew it; where one of the two is missing, the other one
 * stands for it, as no name is made up.
 */
export function nameOf(tags: Tags): Text | undefined {
  const given = clean(tags.name)
  const isDevanagari = /[\u0900-\u097f]/.test(given)
  const en = clean(tags['name:en']) || (isDevanagari ? '' : given)
  const hi = clean(tags['name:hi']) || (isDevanagari ? given : '')
  return en || hi ? { en: en || hi, hi: hi || en } : undefined
}

const longest = 60
const clean = (name: unknown) =>
  firstOf(
    oneEncoding(String(name ?? ''))
      .replace(/\s+/g, ' ')
      .trim(),
    longest,
  )
