import { normalizedKeyword, rank, threshold } from './match.ts'
import { normalize } from './normalize.ts'

type Named = { words: readonly string[]; label: { en: string; hi: string } }

/**
 * What a typed phrase finds, best first: everything the matcher accepts, then whatever has a word that begins with
 * each typed one, so that a list grows while one types.
 */
export function search<S extends Named>(phrase: string, items: readonly S[]): S[] {
  const typed = normalize(phrase).split(' ').filter(Boolean)
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
