/** The code of a numbered post: the letter of its section and two digits, such as `G27`. */
export const postCodePattern: RegExp = /^[A-Z][0-9]{2}$/

/** A code as it is shown and painted: 'G 27'. */
export const sayPostCode = (code: string): string => `${code.slice(0, 1)} ${code.slice(1)}`

/** The name of a post, for fields that name a place. */
export const postName = (code: string): { en: string; hi: string } => ({
  en: `Post ${sayPostCode(code)}`,
  hi: `पोस्ट ${sayPostCode(code)}`,
})

/** The name, in both languages, of the post with this English name ('Post G 27'); undefined for any other place. */
export function postNamed(english: string): { en: string; hi: string } | undefined {
  const [, letter, digits] = /^Post ([A-Z]) ([0-9]{2})$/.exec(english) ?? []
  return letter && digits ? postName(letter + digits) : undefined
}
