import { SearchScreen } from '#features/voice-search/search-screen.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'

const Found = lazyPart(async () => (await import('./found.tsx')).Found)

/** The box at once, and what it finds as soon as the words are there. */
export function Screen() {
  return <SearchScreen Found={Found} />
}
