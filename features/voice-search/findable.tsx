import type { Text } from '#common/text.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'

/** A search result: a service of the guide, a place or an office. `detail`: a second line, such as its location. */
export type Findable = SearchWords & { detail?: Text }
