import type { Text } from '#common/text.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'

/** A search result: a service of the guide, a place or an office. `detail`: a second line, such as its location. */
export type Findable = SearchWords & { detail?: Text; nearest?: Nearest }
/** The nearest usable place of a kind. `distance`: as it is told, with 'about' where needed. `way`: link to directions. */
export type Nearest = { name: Text; distance: Text; way: string }
