import { useMemo } from 'react'
import { SearchResults } from '#features/voice-search/search-results.tsx'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { useFindable } from './findable.tsx'

type Props = { phrase: string; services: readonly SearchWords[] }
/** Passes all searchable items to the search results. */
export function Found({ phrase, services }: Props) {
  const { stops, places, ...rest } = useFindable(services)
  return (
    <SearchResults phrase={phrase} {...rest} places={useMemo(() => [...stops, ...places], [stops, places])} />
  )
}
