import { SearchScreen } from '#features/voice-search/search-screen.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { loadSearchWords } from './search-words.tsx'

const Found = lazyPart(async () => {
  const [part, services] = await Promise.all([import('./found.tsx'), loadSearchWords()])
  return ({ phrase }: { phrase: string }) => <part.Found phrase={phrase} services={services} />
})

/** Shows the search field at once and the results once the search words are loaded. */
export function Screen() {
  return <SearchScreen Found={Found} />
}
