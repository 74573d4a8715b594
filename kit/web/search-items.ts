import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'

/** What somebody may say or type to come here: keywords in English, Hindi and Hinglish. */
export type SearchWords = {
  label: Text
  icon: IconName
  to: string
  words: readonly string[]
  /** More keywords: of each, one word or phrase from every list, in any order. */
  phrases?: readonly (readonly (readonly string[])[])[]
  /** Phrases that would be taken for an emergency of level 3 and are weighed beside it: a dropped purse is no fall. */
  urgentPhrases?: readonly (readonly (readonly string[])[])[]
  kind: 'facility' | 'service' | 'contacts'
  /**
   * Set if a phrase with these words is an emergency: it comes before everything else. Of two emergencies the lower number wins:
   * 1 what happened (a bite), 2 what is seen of it (bleeding), 3 what often happens besides (a fall).
   */
  urgent?: 1 | 2 | 3
  /** Set if a word that is only similar must not lead here: for leisure. */
  exact?: boolean
  /** What ask Nandi says at once, in one sentence, if more helps than the name of the screen: a number to call. */
  answer?: Text
}
/** Leads to the feature's first screen by default, and is named like the tile that leads there, or like the feature. */
export type FeatureSearchWords = Omit<SearchWords, 'label' | 'icon' | 'to'> &
  Partial<Pick<SearchWords, 'label' | 'icon' | 'to'>>

/** What search and ask Nandi find: a service of the guide, a stop, a place, an office. `detail`: a second line. */
export type SearchItem = SearchWords & { detail?: Text; nearest?: Nearest }
/** The nearest usable place of a kind. `distance`: in words, with 'about' if needed. `way`: link to directions. */
export type Nearest = { name: Text; distance: Text; metres: number; way: string }

/** What a feature's `search-words.ts` exports. The hooks are called in the same order at every rendering. */
export type FeatureSearch = {
  searchWords: readonly FeatureSearchWords[]
  /** Single things with names of their own. Ask Nandi tries stops together with the services, then the others. */
  namedItems?: { group: SearchGroup; useItems: () => readonly SearchItem[] }
  /** The nearest place for a service that is a kind of place, where this phone's position is known. */
  useNearest?: () => (service: SearchWords) => Nearest | undefined
}
export type SearchGroup = 'stops' | 'places' | 'contacts'

/** A name as it is spoken: also without the part in brackets or after a comma. */
export function spokenNames(name: Text): string[] {
  const both = [name.en, name.hi]
  return [...new Set([...both, ...both.map(words => words.replace(/\([^)]*\)|,.*/g, '').trim())])].filter(
    Boolean,
  )
}
