import type { Text } from '#common/text.ts'
import type { SearchWords } from '#kit/web/feature.tsx'

/** Something that can be found: a service of the guide, a place, an office. `detail`: a second line, where it is. */
export type Findable = SearchWords & { detail?: Text }
