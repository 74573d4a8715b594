import { walkPlaces } from '#content/walk-places.ts'

/** Colours of clothing. */
export const colours = [
  ...(['red', 'maroon', 'pink', 'saffron', 'yellow', 'green', 'blue'] as const),
  ...(['purple', 'brown', 'black', 'grey', 'white'] as const),
] as const
export type Colour = (typeof colours)[number]

/** Colours that people confuse, mostly in weak light. */
const alike: readonly (readonly [Colour, Colour])[] = [
  ['red', 'maroon'],
  ['red', 'pink'],
  ['red', 'saffron'],
  ['maroon', 'brown'],
  ['maroon', 'purple'],
  ['pink', 'purple'],
  ['saffron', 'yellow'],
  ['saffron', 'brown'],
  ['green', 'blue'],
  ['blue', 'purple'],
  ['blue', 'black'],
  ['brown', 'black'],
  ['black', 'grey'],
  ['grey', 'white'],
  ['yellow', 'white'],
]

/** Kinds of clothing. */
export const garments = [
  ...(['sari', 'salwar', 'burqa', 'lehenga', 'frock', 'kurta', 'dhoti'] as const),
  ...(['shirt', 't-shirt', 'vest', 'kanwar', 'other'] as const),
] as const
export type Garment = (typeof garments)[number]

const similar: readonly (readonly [Garment, Garment])[] = [
  ['salwar', 'kurta'],
  ['lehenga', 'frock'],
  ['lehenga', 'sari'],
  ['kurta', 'dhoti'],
  ['kurta', 'shirt'],
  ['shirt', 't-shirt'],
  ['t-shirt', 'vest'],
  ['t-shirt', 'kanwar'],
  ['shirt', 'kanwar'],
]

export const spokenLanguages = [
  'hindi',
  'bhojpuri',
  'maithili',
  'bajjika',
  'magahi',
  'bengali',
  'nepali',
  'urdu',
  'other',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const placeIds = walkPlaces.map(({ id }) => id)

/** What may be meant by each of these words, besides itself. */
export const coloursLike = (said: readonly string[]): string[] => partners(alike, said)
export const garmentsLike = (said: readonly string[]): string[] => partners(similar, said)

function partners(pairs: readonly (readonly [string, string])[], said: readonly string[]): string[] {
  const found = pairs.flatMap(([a, b]) => [
    ...(said.includes(a) ? [b] : []),
    ...(said.includes(b) ? [a] : []),
  ])
  return [...new Set(found)].filter(one => !said.includes(one))
}
