import type { Language, Text } from './text.ts'

/** The one language in which words were written; undefined where they are there in both, or in none. */
export const onlyLanguage = ({ en, hi }: Text): Language | undefined =>
  Boolean(en) === Boolean(hi) ? undefined : en ? 'en' : 'hi'

/** Both languages, the one for the other where that is not translated, so that no reader finds nothing. */
export const inEither = ({ en, hi }: Text): Text => ({ en: en || hi, hi: hi || en })

/** The words as they were typed: '' in the language that was not translated. */
export const asTyped = ({ en, hi }: Text, only: Language | undefined): Text => ({
  en: only === 'hi' ? '' : en,
  hi: only === 'en' ? '' : hi,
})
