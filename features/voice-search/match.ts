import { normalize } from './normalize.ts'
import { similarity } from './similarity.ts'

/** A match is accepted only above this score (specification §5). */
export const threshold = 40
export type Match<S> = { item: S; score: number; word: string }

/**
 * How well a phrase matches one keyword (specification §5): 100 if they are equal, 80 to 81 if the phrase contains the
 * keyword, 70 if it contains all words of the keyword, less if only some, up to 50 if one word is similar, else 0.
 */
export function score(phrase: string, keyword: string): number {
  return scoreNormalized(normalize(phrase), normalize(keyword))
}

/** Every item with a score above 0, best first; of equal scores the longer keyword is first. */
export function rank<S extends { words: readonly string[] }>(
  phrase: string,
  items: readonly S[],
): Match<S>[] {
  const said = normalize(phrase)
  return items
    .map(item => best(said, item))
    .filter(match => match.score > 0)
    .sort(better)
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

function best<S extends { words: readonly string[] }>(said: string, item: S): Match<S> {
  let found: Match<S> = { item, score: 0, word: '' }
  for (const raw of item.words) {
    const word = normalizedKeyword(raw)
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
  const made = normalize(raw)
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
