import { SearchResults } from '#features/voice-search/search-results.tsx'
import { useFindable } from './findable.tsx'

/** Hands search everything there is. */
export function Found({ phrase }: { phrase: string }) {
  return <SearchResults phrase={phrase} {...useFindable()} />
}
