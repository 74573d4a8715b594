/** The code of a numbered post: the letter of its section and two digits, such as `G27`. */
export const postCodePattern: RegExp = /^[A-Z][0-9]{2}$/

/** A code as it is shown and painted: 'G 27'. */
export const sayPostCode = (code: string): string => `${code.slice(0, 1)} ${code.slice(1)}`

/** What a post is called wherever a place is named. */
export const postName = (code: string): { en: string; hi: string } => ({
  en: `Post ${sayPostCode(code)}`,
  hi: `पोस्ट ${sayPostCode(code)}`,
})

/** The name of the post that a place's English name is ('Post G 27'), in both languages; undefined where it is another place. */
export function postNamed(english: string): { en: string; hi: string } | undefined {
  const [, letter, digits] = /^Post ([A-Z]) ([0-9]{2})$/.exec(english) ?? []
  return letter && digits ? postName(letter + digits) : undefined
}
