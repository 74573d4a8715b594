import { feature as contacts } from '#features/contacts/feature.tsx'
import { feature as crowdStatus } from '#features/crowd-status/feature.tsx'
import { feature as facilities } from '#features/facilities/feature.tsx'
import { feature as lostFound } from '#features/lost-found/feature.tsx'
import { feature as melaQuiz } from '#features/mela-quiz/feature.tsx'
import { feature as melaRoute } from '#features/mela-route/feature.tsx'
import { feature as photoContest } from '#features/photo-contest/feature.tsx'
import { feature as weather } from '#features/weather/feature.tsx'
import type { Feature, Tile } from '#kit/web/feature.tsx'

/** Every feature that home shows, one line each: no discovery, no registry. */
export const features: readonly Feature[] = [
  facilities,
  melaRoute,
  contacts,
  crowdStatus,
  weather,
  photoContest,
  melaQuiz,
  lostFound,
]

const rows = ['care', 'way', 'food', 'stay']
/** The home grid, row by row. */
export const tiles: readonly Tile[] = features
  .flatMap(feature => feature.tiles ?? [])
  .toSorted((a, b) => rows.indexOf(a.row) - rows.indexOf(b.row) || a.place - b.place)
/** A block of the home screen that a feature brings. */
export const homeBlock = (place: 'now' | 'weather') =>
  features.flatMap(feature => feature.blocks ?? []).find(block => block.place === place)?.Block
