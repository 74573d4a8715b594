import { foldSpelling } from '#common/hindi.ts'
import { oneSpelling, respell, type Vocabulary, vocabularyOf } from './respell.ts'
import { similarity } from './similarity.ts'

/** A match is accepted only above this score (specification §5). */
export const threshold = 40
export type Match<S> = { item: S; score: number; word: string }

/**
 * How well a phrase matches one keyword (specification §5): 100 if they are equal, 80 to 81 if the phrase contains the
 * keyword, 70 if it contains all words of the keyword, less if only some, up to 50 if one word is similar, else 0.
 */
export function score(phrase: string, keyword: string): number {
  return scoreNormalized(foldSpelling(phrase), foldSpelling(keyword))
}

/** What is left of a score if a word of the phrase was recognised by its sound only: 60 to 75 where all words stand there. */
const bySound = 0.75

/**
 * Every item with a score above 0, best first; of equal scores the longer keyword is first. Phrase and keywords are compared
 * in one spelling, in which words that sound alike are the same.
 */
export function rank<S extends { words: readonly string[] }>(
  phrase: string,
  items: readonly S[],
): Match<S>[] {
  const said = foldSpelling(phrase)
  const known = vocabularyIn(items)
  const spelt = respell(said, known)
  const isHeard = said.split(' ').every(word => known.words.has(word) || spelt.split(' ').includes(word))
  const share = isHeard ? 1 : bySound
  return items
    .map(item => best(spelt, item, keyword => known.spelt.get(keyword) ?? keyword))
    .map(found => ({ ...found, score: found.score * share }))
    .filter(found => found.score > 0)
    .sort(better)
}

type Known = Vocabulary & { spelt: ReadonlyMap<string, string> }
const vocabularies = new WeakMap<readonly unknown[], Known>()
function vocabularyIn(items: readonly { words: readonly string[] }[]): Known {
  let known = vocabularies.get(items)
  if (!known) {
    const keywords = new Set(items.flatMap(({ words }) => words.map(normalizedKeyword)))
    const vocabulary = vocabularyOf(keywords)
    known = {
      ...vocabulary,
      spelt: new Map([...keywords].map(word => [word, oneSpelling(word, vocabulary)])),
    }
    vocabularies.set(items, known)
  }
  return known
}

/** The best item for a phrase, or undefined if none scores above the threshold. */
export function match<S extends { words: readonly string[] }>(
  phrase: string,
  items: readonly S[],
): Match<S> | undefined {
  const [first] = rank(phrase, items)
  return first && first.score > threshold ? first : undefined
}

const better = (a: Match<unknown>, b: Match<unknown>) => b.score - a.score || b.word.length - a.word.length

function best<S extends { words: readonly string[] }>(
  said: string,
  item: S,
  spelt: (keyword: string) => string,
): Match<S> {
  let found: Match<S> = { item, score: 0, word: '' }
  for (const raw of item.words) {
    const word = spelt(normalizedKeyword(raw))
    const next = { item, score: scoreNormalized(said, word), word }
    if (better(next, found) < 0) found = next
  }
  return found
}

const keywords = new Map<string, string>()
/** The normalised spelling of a keyword, cached. */
export function normalizedKeyword(raw: string): string {
  const known = keywords.get(raw)
  if (known !== undefined) return known
  const made = foldSpelling(raw)
  keywords.set(raw, made)
  return made
}

function scoreNormalized(said: string, keyword: string): number {
  if (!said || !keyword) return 0
  if (said === keyword) return 100
  // Spaces around both, so that only whole words match: 'company' does not contain 'pany'.
  if (` ${said} `.includes(` ${keyword} `)) return 80 + [...keyword].length / [...said].length
  const saidWords = said.split(' ')
  const keywordWords = keyword.split(' ')
  return keywordWords.length > 1 ? partial(saidWords, keywordWords) : alike(saidWords, keyword)
}

function partial(said: string[], keyword: string[]): number {
  const met = keyword.filter(word => said.includes(word)).length
  return met === keyword.length ? 70 : (40 * met) / keyword.length
}

function alike(said: string[], keyword: string): number {
  if ([...keyword].length <= 3) return 0
  const nearest = Math.max(...said.map(word => ([...word].length > 3 ? similarity(word, keyword) : 0)))
  return nearest > 0.75 ? 50 * nearest : 0
}
