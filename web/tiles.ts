import { tileRows } from '#kit/web/manifest.ts'
import { byOrder, complete, manifests } from './manifests.ts'

// Addresses, row by row.
const order = [
  '/facility/drinking-water',
  '/facility/toilet',
  '/facility/bathroom',
  '/facility/health-centre',
  '/facility/mela-route',
  '/facility/parking',
  '/lost-found',
  '/facility/centralised-contact',
  '/facility/bhandara',
  '/facility/rest-room',
  '/facility/shivir',
  '/facility/dharamshala',
  '/facility/paid-hotels',
  '/facility/atm',
  '/gallery',
  '/mela-quiz',
]
const ordered = byOrder<{ to: string }>(order, ({ to }) => to)

/** The home grid, row by row. */
export const tiles = manifests
  .flatMap(manifest => (manifest.tiles ?? []).map(tile => complete(manifest, tile)))
  .toSorted((a, b) => tileRows.indexOf(a.row) - tileRows.indexOf(b.row) || ordered(a, b))
