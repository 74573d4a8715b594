import { type FormEvent, useRef, useState } from 'react'
import { fairIso } from '#common/fair-time.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { faultAt } from '#kit/web/field-faults.ts'
import { formFieldsOf } from '#kit/web/form-fields.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { mergeFields } from '#kit/web/staff/merge-fields.ts'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { showToast } from '#ui/toast.ts'
import type { Person, reuniteContract } from '../contract.ts'
import { DescriptionFields, type Draft, fieldsOf } from './description-fields.tsx'
import { reuniteStaffEntryTexts } from './entry-texts.ts'
import { useFacts } from './known.tsx'
import styles from './reunite.module.css'

const call = staffClient<typeof reuniteContract>()
type Body = Parameters<typeof call<'PUT /api/missing-persons/:id/description'>>[1]['body']

function draftOf(person: Person): Draft {
  return {
    sex: person.sex ?? '',
    age_band: person.age_band ?? '',
    colours: person.colours.join(),
    garments: person.garments.join(),
    place: person.place ?? '',
    time: person.seen_at ? fairIso(Date.parse(person.seen_at)).slice(11, 16) : '',
    desk: person.desk,
    village: person.village,
    first_name: person.first_name,
    speaks: person.speaks ?? '',
    marks: person.marks,
  }
}

type Props = { person: Person; onDone: () => Promise<void>; onStale: () => void; onCancel: () => void }

/** Completes or corrects an entry, above all what a visitor told in their own words. */
export function DescribeForm({ person, onDone, onStale, onCancel }: Props) {
  const t = useText(reuniteStaffEntryTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [seen, setSeen] = useState(() => ({ at: person.changed_at, draft: draftOf(person) }))
  const [draft, setDraft] = useState(seen.draft)
  const facts = useFacts(person)
  const { attempt, isBusy: isSaving, error, mend } = useAttempt()
  const form = useRef<HTMLFormElement>(null)
  const isStale = error?.code === 'changed-meanwhile'
  // Take over what the other desk changed, except in fields that this desk changed too.
  if (isStale && seen.at !== person.changed_at) {
    const theirs = draftOf(person)
    setDraft(mergeFields(seen.draft, draft, theirs).merged)
    setSeen({ at: person.changed_at, draft: theirs })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const fields = fieldsOf(draft, serverNow())
    // A time that nobody touched keeps its day.
    const seen_at = draft.time === seen.draft.time ? (person.seen_at ?? '') : fields.seen_at
    const refused = await attempt(async () => {
      await call('PUT /api/missing-persons/:id/description', {
        params: { id: person.id },
        body: { ...fields, seen_at, changed_at: seen.at } as Body,
      })
      showToast(t('saved'))
      await onDone()
    })
    if (refused?.code === 'changed-meanwhile') onStale()
    if (refused?.code === 'invalid') showFirstFault(form.current)
  }
  const change = (part: Partial<Draft>) => {
    mend(Object.keys(part))
    setDraft(known => ({ ...known, ...part }))
  }
  const errorOf = (name: string) => {
    const fault = faultAt(error, name)
    return fault && say(fault)
  }
  const fields = formFieldsOf({ draft, change, disabled: isSaving, errorOf, say })
  return (
    <form ref={form} className={`${styles.card} ${styles.fields}`} onSubmit={save} noValidate>
      <h3>{t('describe')}</h3>
      <DescriptionFields form={{ draft, change, isSending: isSaving, ...fields }} isFound={person.is_found} />
      {isStale ? <ChangedMeanwhile now={facts.map(fact => fact.join(': ')).join(' · ')} /> : null}
      <NotSaved error={isStale ? undefined : error} isTyped />
      <div className="cluster">
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {kit('cancel')}
        </button>
        <SaveButton isSaving={isSaving} />
      </div>
    </form>
  )
}
