import { defineTexts, type Text } from '#common/text.ts'
import type { ApiError } from '#kit/web/api.ts'
import { useSay } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { Note } from '#ui/note.tsx'

const texts = defineTexts({
  changed: { en: 'Another desk changed this meanwhile.', hi: 'इस बीच दूसरे डेस्क ने इसे बदल दिया।' },
})
/** Codes of a refusal because another desk was first. */
const others = ['closed', 'not-shown', 'told', 'already-asked', 'same-person', 'checked']

type RefusalProps = {
  error: ApiError | undefined
  /** What is said of a code, where more can be said than that another desk was first or that it is not saved. */
  of?: Readonly<Record<string, Text>>
  /** What was not done, if it is not that something was not saved. */
  what?: string
}
/** Why the last change was refused. */
export function Refusal({ error, of = {}, what }: RefusalProps) {
  const say = useSay()
  if (!error) return null
  const { code } = error
  const isOther = others.includes(code)
  const text = of[code] ?? (isOther ? texts.changed : undefined)
  if (!text) return <NotSaved error={error} {...(what && { what })} />
  return <Note kind={isOther ? 'info' : 'err'} live="alert" title={say(text)} />
}
