/** Soft hyphen, zero-width spaces, direction marks and isolates, fillers: invisible characters that come with pasted text. */
const marks =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202C\u2060-\u206F\u3164\uFEFF\uFFA0]|\u034F|\u17B4|\u17B5|[\u180B-\u180D]/gu
/** Variation selectors; they are kept as part of an emoji or of a digit's keycap. */
const selectors = /(\p{Extended_Pictographic}|[#*0-9](?=[\uFE00-\uFE0F]+\u20E3))?[\uFE00-\uFE0F]+/gu
/** ZWJ and ZWNJ shape letters of Devanagari and its like, and join emoji; elsewhere they do nothing. */
const joiners =
  /(^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\p{Script=Latin})[\u200C\u200D]+/gu
const any = /\p{Cf}|[\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\u180B-\u180D]|[\uFE00-\uFE0F]/u

/**
 * Text without invisible characters, so that what looks alike is equal; joiners of Devanagari and emoji stay. Overrides (U+202D,
 * U+202E) stay too: they change the direction of letters, so whoever stores names refuses them.
 */
export const withoutInvisible = (text: string): string =>
  any.test(text)
    ? text
        .replace(marks, '')
        .replace(selectors, (all, seen: string | undefined) => (seen ? all : ''))
        .replace(joiners, '$1')
    : text

/** Whether a reader sees nothing of a text: blanks, invisible characters, marks without a letter. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{C}\p{M}]/u.test(withoutInvisible(text))
