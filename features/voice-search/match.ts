import { foldSpelling } from '#common/hindi.ts'
import { similarity } from '#common/similarity.ts'
import { combine } from '#common/word-list.ts'
import { isAuxiliary, oneSpelling, respell, type Vocabulary, vocabularyOf } from './respell.ts'

/** A match is accepted only above this score (specification §5). */
export const threshold = 40
/** The highest score of a merely similar word. Above it, all words of the keyword were said. */
const mostOfSimilar = 50

type Phrases = readonly (readonly (readonly string[])[])[]
/** The part of `SearchWords` (`kit/web/search-items.ts`) that matching needs. */
type Matched = {
  words: readonly string[]
  phrases?: Phrases
  urgentPhrases?: Phrases
  urgent?: number
  exact?: boolean
}
type Match<S> = { item: S; score: number; word: string; urgent?: number | undefined }

/**
 * How well a phrase matches one keyword (specification §5): 100 if they are equal, 80 to 81 if the phrase contains the
 * keyword, 70 if it contains all the keyword's words, less for only some, up to 50 if one word is similar, else 0.
 */
export function score(phrase: string, keyword: string): number {
  return scoreNormalized(foldSpelling(phrase), foldSpelling(keyword))
}

/** Factor for a score if a word was recognised only by its sound: 60 to 75 if all words are there. */
const bySound = 0.75

/**
 * Every item with a score above 0, best first. Phrase and keywords are compared in one spelling, in which words that sound
 * alike are the same. Items whose words were said come before merely similar ones, urgent items first in both groups; then
 * by score, then by length of the keyword. Items that must match exactly are left out if their words are only similar.
 */
export function rank<S extends Matched>(phrase: string, items: readonly S[]): Match<S>[] {
  const said = foldSpelling(phrase)
  const { known, prepared } = preparedOf(items)
  const spelt = respell(said, known)
  const isHeard = said.split(' ').every(word => known.words.has(word) || spelt.split(' ').includes(word))
  const share = isHeard ? 1 : bySound
  return prepared
    .map(one => best(spelt, one))
    .map(found => ({ ...found, score: found.score * share }))
    .filter(({ item, score }) => score > (item.exact ? mostOfSimilar : 0))
    .sort(better)
}

/** The best item for any of a recogniser's alternatives, or undefined if none scores above the threshold. */
export function bestMatch<S extends Matched>(
  alternatives: readonly string[],
  items: readonly S[],
): Match<S> | undefined {
  return alternatives
    .flatMap(words => rank(words, items).slice(0, 1))
    .filter(({ score }) => score > threshold)
    .sort(better)[0]
}

const better = (a: Match<Matched>, b: Match<Matched>) =>
  order(a) - order(b) || b.score - a.score || b.word.length - a.word.length

/** A match's group in the order: said and urgent, other said ones, then similar and urgent, other similar ones. */
function order({ urgent, score, word }: Match<Matched>): number {
  const isSaid = score > mostOfSimilar
  // Auxiliary verbs occur in every phrase: 'जल गया' (burnt) is not 'जल लेने गया' (went for water).
  const isLoose = score < 80 * bySound && word.split(' ').some(isAuxiliary)
  return ((isLoose ? undefined : urgent) ?? 8) + (isSaid ? 0 : 10)
}

type Prepared<S> = { item: S; keywords: readonly string[]; phrases: Phrases; urgentPhrases: Phrases }
const preparedLists = new WeakMap<
  readonly unknown[],
  { known: Vocabulary; prepared: readonly Prepared<Matched>[] }
>()

function preparedOf<S extends Matched>(
  items: readonly S[],
): { known: Vocabulary; prepared: readonly Prepared<S>[] } {
  let made = preparedLists.get(items)
  if (!made) {
    const keywordsOf = ({ words, phrases = [], urgentPhrases = [] }: Matched) =>
      [...words, ...phrases.flat(2), ...urgentPhrases.flat(2)].map(normalizedKeyword)
    const known = vocabularyOf(
      items.flatMap(keywordsOf),
      items.filter(({ exact }) => !exact).flatMap(keywordsOf),
    )
    const spelt = (raw: string) => oneSpelling(normalizedKeyword(raw), known)
    const speltPhrases = (phrases: Phrases = []) => phrases.map(lists => lists.map(list => list.map(spelt)))
    const prepared = items.map(item => ({
      item,
      keywords: item.words.map(spelt),
      phrases: speltPhrases(item.phrases),
      urgentPhrases: speltPhrases(item.urgentPhrases),
    }))
    made = { known, prepared }
    preparedLists.set(items, made)
  }
  return made as { known: Vocabulary; prepared: readonly Prepared<S>[] }
}

function best<S extends Matched>(
  said: string,
  { item, keywords, phrases, urgentPhrases }: Prepared<S>,
): Match<S> {
  let found: Match<S> = { item, score: 0, word: '' }
  const compare = (word: string, urgent: number | undefined) => {
    const next = { item, score: scoreNormalized(said, word), word, urgent }
    if (better(next, found) < 0) found = next
  }
  for (const word of keywords) compare(word, item.urgent)
  for (const word of combinations(said, phrases)) compare(word, item.urgent)
  for (const word of combinations(said, urgentPhrases)) compare(word, leastUrgent)
  return found
}
const leastUrgent = 3

/** The keywords that phrase patterns form from what was said. Forming all combinations could mean thousands. */
function* combinations(said: string, phrases: Phrases): Iterable<string> {
  for (const lists of phrases) {
    const parts = lists.map(list => list.filter(part => part === '' || contains(said, part)))
    for (const word of combine(...parts)) if (!saysOneWordTwice(word)) yield word
  }
}

// 'Cat' sounds like काट (bite), but one word cannot be both the animal and what it did.
const saysOneWordTwice = (phrase: string) => new Set(phrase.split(' ')).size < phrase.split(' ').length

const keywords = new Map<string, string>()
/** The normalised spelling of a keyword, cached. */
export function normalizedKeyword(raw: string): string {
  const known = keywords.get(raw)
  if (known !== undefined) return known
  const made = foldSpelling(raw)
  keywords.set(raw, made)
  return made
}

// Spaces around both, so that only whole words match: 'company' does not contain 'pany'.
const contains = (said: string, words: string) => ` ${said} `.includes(` ${words} `)

function scoreNormalized(said: string, keyword: string): number {
  if (!said || !keyword) return 0
  if (said === keyword) return 100
  if (contains(said, keyword)) return 80 + [...keyword].length / [...said].length
  return keyword.includes(' ') ? partial(said, keyword.split(' ')) : alike(said.split(' '), keyword)
}

function partial(said: string, keyword: string[]): number {
  const met = keyword.filter(word => contains(said, word)).length
  return met === keyword.length ? 70 : (40 * met) / keyword.length
}

const leastAlike = 0.75
function alike(said: string[], keyword: string): number {
  const length = [...keyword].length
  if (length <= 3) return 0
  let nearest = 0
  for (const word of said) {
    const other = [...word].length
    // Words that differ more in length are never similar enough.
    if (other > 3 && Math.min(length, other) > leastAlike * Math.max(length, other))
      nearest = Math.max(nearest, similarity(word, keyword))
  }
  return nearest > leastAlike ? mostOfSimilar * nearest : 0
}
