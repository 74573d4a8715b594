import { useMemo } from 'react'
import { SearchResults } from '#features/voice-search/search-results.tsx'
import { useSearchItems } from './search-items.ts'
import type { Search } from './search-words.ts'

type Props = { phrase: string; search: Search }
/** The search results, with everything that can be found. */
export function SearchList({ phrase, search }: Props) {
  const { stops, places, ...rest } = useSearchItems(search)
  return (
    <SearchResults phrase={phrase} {...rest} places={useMemo(() => [...stops, ...places], [stops, places])} />
  )
}
