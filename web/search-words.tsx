import type { SearchWords } from '#kit/web/manifest.tsx'
import { byPlace, manifests } from './manifests.tsx'

/** Everything that can be asked for by voice or typing, in its order. Rejects while a part cannot be loaded. */
export async function loadSearchWords(): Promise<readonly SearchWords[]> {
  const lists = manifests.flatMap(({ search }) => search ?? []).toSorted(byPlace)
  return (await Promise.all(lists.map(({ load }) => load()))).flatMap(({ searchWords }) => searchWords)
}
