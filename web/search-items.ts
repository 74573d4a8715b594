import { useMemo } from 'react'
import type { SearchGroup, SearchItem } from '#kit/web/search-items.ts'
import type { Search } from './search-words.ts'

type Lists = Record<'services' | SearchGroup, readonly SearchItem[]>

/** Everything that search and ask Nandi can find: the services, and the named things of the features. */
export function useSearchItems({ words, namedItems, nearestHooks }: Search): Lists {
  // biome-ignore lint/correctness/useHookAtTopLevel: the loaded features' hooks are always the same, in the same order
  const nearest = nearestHooks.map(useNearest => useNearest())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each function is a dependency; their array is new in each render
  const services = useMemo(
    () =>
      words.map(service => {
        const found = nearest.map(of => of(service)).find(place => place)
        return found ? { ...service, nearest: found } : service
      }),
    [words, ...nearest],
  )
  // biome-ignore lint/correctness/useHookAtTopLevel: as above
  const lists = namedItems.map(({ useItems }) => useItems())
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  return useMemo(() => {
    const of = (group: SearchGroup) => lists.filter((_, at) => namedItems[at]?.group === group).flat()
    return { services, stops: of('stops'), places: of('places'), contacts: of('contacts') }
  }, [services, namedItems, ...lists])
}
