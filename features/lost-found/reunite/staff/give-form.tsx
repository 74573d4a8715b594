import { type FormEvent, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Choices } from '#ui/choices.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import type { Person } from '../contract.ts'
import { type handOverContract, relations, witnesses } from '../hand-over-contract.ts'
import { reuniteStaffHandOverTexts } from './hand-over-texts.ts'
import { Refusal } from './refusal.tsx'

const call = staffClient<typeof handOverContract>()
type Body = Parameters<typeof call<'POST /api/missing-persons/:id/hand-over'>>[1]['body']

type Props = { person: Person; isReady: boolean; onChanged: () => Promise<void> }

/** Who receives the person, once both checks are made. */
export function GiveForm({ person, isReady, onChanged }: Props) {
  const t = useText(reuniteStaffHandOverTexts)
  const [receiver, setReceiver] = useState('')
  const [relation, setRelation] = useState('')
  const [witness, setWitness] = useState('')
  const [isTried, setTried] = useState(false)
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  if (!isReady)
    return (
      <button type="button" className="btn btn--main btn--block" disabled>
        {t('giveLater')}
      </button>
    )
  const isYoung = !isAdult(person.age_band)
  const isMissing = isBlank(receiver) || relation === '' || (isYoung && witness === '')
  const give = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    void save(() =>
      call('POST /api/missing-persons/:id/hand-over', {
        params: { id: person.id },
        body: { receiver, relation, witness: isYoung ? witness : '' } as Body,
      }),
    )
  }
  return (
    <form className="stack" onSubmit={give} noValidate>
      <TextField
        label={t('receiver')}
        error={isTried && isBlank(receiver) ? t('needed') : undefined}
        name="receiver"
        autoComplete="off"
        maxLength={80}
        disabled={isSaving}
        value={receiver}
        onChange={setReceiver}
      />
      <ChoiceField
        label={t('relation')}
        value={relation}
        choices={[
          { id: '', label: t('choose') },
          ...relations.map(id => ({ id: id as string, label: t(id) })),
        ]}
        onChange={setRelation}
      />
      {isYoung ? (
        <Choices
          name="witness"
          legend={t('witness')}
          choices={witnesses.map(id => ({ id: id as string, label: t(id) }))}
          value={witness}
          disabled={isSaving}
          onChoose={setWitness}
        />
      ) : null}
      {isTried && isMissing && !isBlank(receiver) ? (
        <Note kind="err" live="alert" title={t('needed')} />
      ) : null}
      <Refusal error={error} of={{ closed: reuniteStaffHandOverTexts.closed }} />
      <button type="submit" className="btn btn--main btn--block" disabled={isSaving}>
        {t('give')}
      </button>
    </form>
  )
}
