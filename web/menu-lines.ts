import { byOrder, complete, manifests } from './manifests.ts'

const order = [
  'lost-found',
  'history',
  'danger',
  'events',
  'mela-route',
  'crowd-status',
  'queue',
  'photo-contest',
  'rumours',
  'attractions',
  'feedback',
  'complaints',
  'posts',
  'water-wires',
  'camera-filters',
]

/** The side menu's lines, in order. */
export const menuLines = manifests
  .toSorted(byOrder(order, ({ name }) => name))
  .flatMap(manifest => (manifest.menu ? [complete(manifest, manifest.menu)] : []))
