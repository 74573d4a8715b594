import { byOrder, manifests } from './manifests.ts'

// Fetched in this order at the first visit, most needed first.
const order = [
  'contacts',
  'facilities',
  'mela-route',
  'notices',
  'posts',
  'water-wires',
  'events',
  'crowd-status',
  'queue',
  'vehicles',
  'danger',
  'street-plan',
]

const offline = manifests
  .toSorted(byOrder(order, ({ name }) => name))
  .flatMap(manifest => manifest.offline ?? [])

/** Queries that the service worker may store, and those that it fetches at the first visit. */
export const offlineReads = {
  stored: offline.flatMap(({ reads }) => reads),
  warm: offline.flatMap(({ warm = [] }) => warm),
}
