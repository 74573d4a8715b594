import { type FormEvent, useState } from 'react'
import { asTyped } from '#common/one-language.ts'
import { ApiError } from '#kit/web/api.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { dangerContract, StaffDanger } from '../contract.ts'
import { answers, type DangerAnswer, longestNote } from '../danger-kinds.ts'
import { dangerStaffTexts } from './texts.ts'

const call = staffClient<typeof dangerContract>()
const answerTexts = { seen: 'seen', mending: 'mending', mended: 'mended', 'not-so': 'notSo' } as const
type Problem = 'chooseAnswer' | 'changedMeanwhile' | 'failed'

/** What staff found there, and what walkers should do. */
export function AnswerForm({ danger, onSaved }: { danger: StaffDanger; onSaved: () => void }) {
  const t = useText(dangerStaffTexts)
  const kit = useText(kitTexts)
  const [state, setState] = useState<DangerAnswer | ''>(danger.state === 'reported' ? '' : danger.state)
  const [note, setNote] = useState(asTyped(danger.note, danger.note_only))
  const [problem, setProblem] = useState<Problem>()
  // The list renews itself under an open form; what is saved replaces only what its reader has seen.
  const [seen, setSeen] = useState(danger.updated_at)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!state) return setProblem('chooseAnswer')
    setProblem(undefined)
    const { id } = danger
    const updated_at = problem === 'changedMeanwhile' ? danger.updated_at : seen
    try {
      const after = await call('PATCH /api/dangers/:id', {
        params: { id },
        body: { state, note, updated_at },
      })
      setSeen(after.updated_at)
      showToast(t('saved'))
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'changed-meanwhile'
      setProblem(isStale ? 'changedMeanwhile' : 'failed')
    }
    onSaved()
  }
  return (
    <form className="stack" onSubmit={save}>
      <ChoiceField<DangerAnswer | ''>
        label={t('answer')}
        hint={t('tellsAll')}
        value={state}
        choices={[
          ...(state ? [] : [{ id: '' as const, label: t('reported') }]),
          ...answers.map(id => ({ id, label: t(answerTexts[id]) })),
        ]}
        onChange={setState}
      />
      <TextField
        label={t('noteHi')}
        aside={kit('optional')}
        hint={t('noteHint')}
        lang="hi"
        maxLength={longestNote}
        value={note.hi}
        onChange={hi => setNote({ ...note, hi })}
      />
      <TextField
        label={t('noteEn')}
        aside={kit('optional')}
        hint={t('oneIsEnough')}
        lang="en"
        maxLength={longestNote}
        value={note.en}
        onChange={en => setNote({ ...note, en })}
      />
      {problem ? (
        <Note kind={problem === 'changedMeanwhile' ? 'info' : 'err'} live="alert" title={t(problem)} />
      ) : null}
      <button type="submit" className="btn btn--main">
        {t('save')}
      </button>
    </form>
  )
}
