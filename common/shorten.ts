/**
 * The first characters of a text, at most `most` UTF-16 units; no emoji and no letter with its signs is cut in half. `most` is
 * counted as a `maxlength` counts.
 */
export function firstOf(text: string, most: number): string {
  if (text.length <= most) return text
  let made = ''
  for (const letter of lettersOf(text)) {
    if (made.length + letter.length > most) break
    made += letter
  }
  return made
}
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('hi').segment(text), ({ segment }) => segment)
    : (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])

/** Shortens a text to at most `most` UTF-16 units: it ends with an ellipsis after a word, or within a word that is too long. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const part = firstOf(text, most - 1)
  const end = text[part.length] === ' ' ? part.length : part.lastIndexOf(' ')
  return `${end > 0 ? part.slice(0, end) : part}…`
}
