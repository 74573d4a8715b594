import type { SearchWords } from '#kit/web/manifest.tsx'
import { byPlace, complete, manifests } from './manifests.tsx'
import { tiles } from './tiles.tsx'

const tileAt = new Map(tiles.map(({ to, label, icon }) => [to, { label, icon }]))

/** Everything that can be asked for by voice or typing, in its order. Rejects while a part cannot be loaded. */
export async function loadSearchWords(): Promise<readonly SearchWords[]> {
  const loading = manifests
    .flatMap(manifest => (manifest.search ? [{ manifest, ...manifest.search }] : []))
    .toSorted(byPlace)
    .map(async ({ manifest, load }) =>
      (await load()).searchWords.map(words => {
        const item = complete(manifest, words)
        return { ...item, ...tileAt.get(item.to), ...words }
      }),
    )
  return (await Promise.all(loading)).flat()
}
