import { type FormEvent, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { LineField } from '#kit/web/staff/fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import type { contract } from '../contract.ts'
import { texts } from './texts.ts'

const call = staffClient<typeof contract>()
type Props = { id: string; reporters: readonly string[]; onNamed: () => void }

/** The user names of those who report this place, and no other where they are crowd reporters alone. */
export function ReportersField({ id, reporters, onNamed }: Props) {
  const t = useText(texts)
  const [typed, setTyped] = useState(reporters.join(', '))
  const [isFailed, setFailed] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailed(false)
    try {
      const names = typed.split(/[\s,]+/).filter(Boolean)
      await call('PUT /api/crowd-status/:id/reporters', { params: { id }, body: { reporters: names } })
      showToast(t('reportersSaved'))
      onNamed()
    } catch {
      setFailed(true)
    }
  }
  return (
    <form className="stack" onSubmit={save}>
      <LineField
        label={t('reporters')}
        hint={t('reportersHint')}
        value={typed}
        onChange={setTyped}
        isOptional
      />
      {isFailed ? <Note kind="err" live="alert" title={t('reportersFailed')} /> : null}
      <button type="submit" className="btn btn--line">
        {t('saveReporters')}
      </button>
    </form>
  )
}
