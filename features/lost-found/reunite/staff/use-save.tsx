import { useState } from 'react'
import { defineTexts, type Text } from '#common/text.ts'
import { asApiError } from '#kit/web/api.ts'
import { useSay } from '#kit/web/language.tsx'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { Note } from '#ui/note.tsx'

/** Makes one change at a time, then reads anew. `code`: why the last one was refused, 'offline' without a network. */
export function useSave(onChanged: () => Promise<void>) {
  const [code, setCode] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const save = async (work: () => Promise<unknown>) => {
    setCode(undefined)
    setSaving(true)
    try {
      await work()
    } catch (error) {
      setCode(asApiError(error).code)
    }
    await onChanged()
    setSaving(false)
  }
  return { code, isSaving, save }
}

const texts = defineTexts({
  changed: { en: 'Another desk changed this meanwhile.', hi: 'इस बीच दूसरे डेस्क ने इसे बदल दिया।' },
})
/** Codes of a refusal because another desk was first. */
const others = ['closed', 'not-shown', 'told', 'already-asked', 'same-person', 'checked']

type RefusalProps = {
  code: string | undefined
  /** What is said of a code, where more can be said than that another desk was first or that it is not saved. */
  of?: Readonly<Record<string, Text>>
  failed?: Text
}
/** Why the last change was refused. */
export function Refusal({ code, of = {}, failed = kitStaffTexts.notSaved }: RefusalProps) {
  const say = useSay()
  if (!code) return null
  const isOther = others.includes(code)
  const text = of[code] ?? (isOther ? texts.changed : failed)
  return <Note kind={isOther ? 'info' : 'err'} live="alert" title={say(text)} />
}
