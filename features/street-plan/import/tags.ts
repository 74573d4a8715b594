import { oneEncoding } from '#common/hindi.ts'
import { firstOf } from '#common/shorten.ts'
import type { Text } from '#common/text.ts'

/** The kinds that are drawn, each with its own style. `river` is a line, `water` an area. */
export const lineKinds = ['green', 'water', 'river', 'rail', 'path', 'street', 'main'] as const
export type LineKind = (typeof lineKinds)[number]
/** Towns, quarters and railway stations are only named, not drawn. */
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

/** The kind that a line or area is drawn as; undefined if it is not drawn. */
export function kindOf(tags: Tags): LineKind | undefined {
  // Sidings and yards would fill the station with lines.
  if (tags.railway && tags.service) return undefined
  return kinds.find(([, key, values]) => values.includes(String(tags[key] ?? '')))?.[0]
}

/** The kind of place that a point names; undefined if it is not shown. */
export function placeOf(tags: Tags): NameKind | undefined {
  if (tags.railway === 'station' || tags.railway === 'halt') return 'station'
  if (tags.place === 'city' || tags.place === 'town' || tags.place === 'village') return 'town'
  return ['suburb', 'quarter', 'neighbourhood', 'square', 'locality'].includes(String(tags.place ?? ''))
    ? 'quarter'
    : undefined
}

/** The name in both scripts; `name` may be in either. If one script is missing, the other one's name is used for both. */
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
