import { foldSpelling } from '#common/hindi.ts'
import { normalizedKeyword, rank, threshold } from './match.ts'

type Named = { words: readonly string[]; label: { en: string; hi: string } }

/**
 * Items for a typed phrase, best first: those that the matcher accepts, then those with words that start with every typed
 * word, so that results appear while the visitor is still typing.
 */
export function search<S extends Named>(phrase: string, items: readonly S[]): S[] {
  const typed = foldSpelling(phrase).split(' ').filter(Boolean)
  if (typed.length === 0) return []
  const accepted = rank(phrase, items)
    .filter(found => found.score > threshold)
    .map(found => found.item)
  const begun = items.filter(item => !accepted.includes(item) && begins(item, typed))
  return [...accepted, ...begun]
}

function begins(item: Named, typed: readonly string[]): boolean {
  const phrases = [item.label.en, item.label.hi, ...item.words].map(normalizedKeyword)
  return typed.every(start => phrases.some(phrase => ` ${phrase}`.includes(` ${start}`)))
}
