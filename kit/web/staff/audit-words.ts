import { defineTexts } from '#common/text.ts'
import { useSay } from '../language.tsx'
import { useStaffWords } from './manifest.ts'

/** Actions that several features record. */
export const commonWords = defineTexts({
  added: { en: 'added', hi: 'जोड़ना' },
  changed: { en: 'changed', hi: 'बदलना' },
  imported: { en: 'imported from a file', hi: 'फ़ाइल से लेना' },
  seen: { en: 'read', hi: 'देखना' },
})

/** A recorded word in the reader's language; an unknown one, from a later build, is shown as recorded. */
export function useAuditWords(): (recorded: string) => string {
  const say = useSay()
  const words = { ...commonWords, ...useStaffWords('auditWords') }
  return recorded => {
    const word = Object.hasOwn(words, recorded) ? words[recorded as keyof typeof words] : undefined
    return word ? say(word) : recorded
  }
}
