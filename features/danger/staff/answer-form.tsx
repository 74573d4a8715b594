import { type FormEvent, useState } from 'react'
import { asTyped } from '#common/one-language.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { dangerContract, StaffDanger } from '../contract.ts'
import { answers, type DangerAnswer, longestNote } from '../danger-kinds.ts'
import { dangerStaffTexts } from './texts.ts'

const call = staffClient<typeof dangerContract>()
const answerTexts = { seen: 'seen', mending: 'mending', mended: 'mended', 'not-so': 'notSo' } as const

type Props = { danger: StaffDanger; onSaved: (after: StaffDanger) => void; refresh: () => Promise<void> }

/** What staff found there, and what walkers should do. */
export function AnswerForm({ danger, onSaved, refresh }: Props) {
  const t = useText(dangerStaffTexts)
  const kit = useText(kitTexts)
  const [state, setState] = useState<DangerAnswer | ''>(danger.state === 'reported' ? '' : danger.state)
  const [note, setNote] = useState(asTyped(danger.note, danger.note_only))
  const [isUnchosen, setUnchosen] = useState(false)
  const { save: saveOver, error, isStale } = useSeen(danger.updated_at, refresh)
  const problem = isUnchosen ? 'chooseAnswer' : isStale ? 'changedMeanwhile' : undefined
  const save = (event: FormEvent) => {
    event.preventDefault()
    setUnchosen(!state)
    if (!state) return
    void saveOver(async updated_at => {
      const body = { state, note, updated_at }
      const after = await call('PATCH /api/dangers/:id', { params: { id: danger.id }, body })
      onSaved(after)
      showToast(t('saved'))
      return after.updated_at
    })
  }
  return (
    <form className="stack" noValidate onSubmit={save}>
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
      {problem ? <Note kind={isStale ? 'info' : 'err'} live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} isTyped />
      <button type="submit" className="btn btn--main">
        {t('save')}
      </button>
    </form>
  )
}
