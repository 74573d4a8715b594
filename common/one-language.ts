import type { Language, Text } from './text.ts'

/** The only language in which words were written; undefined if there are both, or none. */
export const onlyLanguage = ({ en, hi }: Text): Language | undefined =>
  Boolean(en) === Boolean(hi) ? undefined : en ? 'en' : 'hi'

/** Both languages, with the other one in place of a missing one, so that every reader sees something. */
export const inEither = ({ en, hi }: Text): Text => ({ en: en || hi, hi: hi || en })

/** The words as they were typed: '' in the language that is missing. */
export const asTyped = ({ en, hi }: Text, only: Language | undefined): Text => ({
  en: only === 'hi' ? '' : en,
  hi: only === 'en' ? '' : hi,
})
