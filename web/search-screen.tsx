import { SearchLinks, SearchScreen } from '#features/voice-search/search-screen.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { loadSearch } from './search-words.ts'
import { tiles } from './tiles.ts'

const Results = lazyPart(
  async () => {
    const [part, search] = await Promise.all([import('./search-list.tsx'), loadSearch()])
    return ({ phrase }: { phrase: string }) => <part.SearchList phrase={phrase} search={search} />
  },
  { meanwhile: <SearchLinks links={tiles} /> },
)

/** Shows the search field and links at once, and the results once the search words are loaded. */
export function SearchPage() {
  return <SearchScreen Results={Results} links={tiles} />
}
