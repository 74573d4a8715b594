import { useSay } from '#kit/web/language.tsx'
import { texts } from './word-texts.ts'

/** A word of the record as a reader says it; one of a later build is shown as it is recorded. */
export function useWords(): (recorded: string) => string {
  const say = useSay()
  return recorded => (isKnown(recorded) ? say(texts[recorded]) : recorded)
}

const isKnown = (word: string): word is keyof typeof texts => Object.hasOwn(texts, word)
