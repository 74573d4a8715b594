import type { FeatureSearch, SearchWords } from '#kit/web/search-items.ts'
import { byOrder, complete, manifests } from './manifests.ts'
import { tiles } from './tiles.ts'

// If two features have the same word, the first one here wins.
const order = [
  'help',
  'facilities',
  'mela-route',
  'contacts',
  'posts',
  'water-wires',
  'lost-found',
  'queue',
  'crowd-status',
  'weather',
  'events',
  'history',
  'attractions',
  'virtual-pooja',
  'live-darshan',
  'photo-contest',
  'mela-quiz',
  'camera-filters',
  'feedback',
  'complaints',
  'danger',
  'home',
  'rumours',
  'about',
  'staff',
  'vehicles',
]

const tileAt = new Map(tiles.map(({ to, label, icon }) => [to, { label, icon }]))

/** What search and ask Nandi can find. */
export type Search = {
  words: readonly SearchWords[]
  namedItems: readonly NonNullable<FeatureSearch['namedItems']>[]
  nearestHooks: readonly NonNullable<FeatureSearch['useNearest']>[]
}

/** Loads everything that can be searched for, in order. Rejects if a part cannot be loaded. */
export async function loadSearch(): Promise<Search> {
  const loading = manifests
    .toSorted(byOrder(order, ({ name }) => name))
    .flatMap(manifest => (manifest.search ? [{ manifest, load: manifest.search }] : []))
    .map(async ({ manifest, load }) => ({ manifest, part: await load() }))
  const loaded = await Promise.all(loading)
  return {
    words: loaded.flatMap(({ manifest, part }) =>
      part.searchWords.map(words => {
        const item = complete(manifest, words)
        return { ...item, ...tileAt.get(item.to), ...words }
      }),
    ),
    namedItems: loaded.flatMap(({ part }) => part.namedItems ?? []),
    nearestHooks: loaded.flatMap(({ part }) => part.useNearest ?? []),
  }
}
