import { useSay } from '#kit/web/language.tsx'
import { texts } from './texts.ts'

export const kindNames = texts
/** What a kind of thing is called in the reader's language. */
export const useKindName = () => {
  const say = useSay()
  return (kind: keyof typeof texts) => say(texts[kind])
}
