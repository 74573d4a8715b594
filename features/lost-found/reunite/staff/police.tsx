import { type FormEvent, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import type { Person } from '../contract.ts'
import type { handOverContract } from '../hand-over-contract.ts'
import styles from './hand-over.module.css'
import { loudspeakerTexts } from './loudspeaker-texts.ts'
import { Refusal } from './refusal.tsx'

const call = staffClient<typeof handOverContract>()
const twelveHours = 12 * 3_600_000
const dueAt = ({ created_at }: Person) => Date.parse(created_at) + twelveHours

/** Whether the police are to hear of the person, or that the search is over, now or later; 'told': they know, null: nothing to tell. */
export function policeStepOf(person: Person, now: number): 'now' | 'later' | 'told' | null {
  const { police_at, police_end_at, outcome } = person
  const isOpen = person.status === 'open'
  if (!police_at) return isOpen ? (!isAdult(person.age_band) || now >= dueAt(person) ? 'now' : 'later') : null
  if (isOpen) return 'told'
  if (outcome === 'police') return null
  return police_end_at ? 'told' : 'now'
}

/**
 * The police are told of somebody under 18 at once, of an adult after twelve hours, and once it is over they hear that: by whom,
 * when, and which station. `now`: the server's time.
 */
export function PolicePart({
  person,
  now,
  onChanged,
}: {
  person: Person
  now: number
  onChanged: () => Promise<void>
}) {
  const t = useText(loudspeakerTexts)
  const { language } = useLanguage()
  const [station, setStation] = useState('')
  const [isTried, setTried] = useState(false)
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  const { police_at, police_by, police_station, police_end_at, police_end_by } = person
  if (police_at) {
    const time = (moment: string) => sayDayTime(Date.parse(moment), language)
    const station = police_station
    return (
      <section className={`stack ${styles.loud}`}>
        <h3>{t('policeTitle')}</h3>
        <p>{t('policeKnows', { station, name: police_by, time: time(police_at) })}</p>
        {police_end_at ? (
          <p>{t('policeEndKnows', { station, name: police_end_by, time: time(police_end_at) })}</p>
        ) : person.status === 'closed' ? (
          <>
            <Note kind="warn" icon="i-shield" title={t('policeEnd', { station })} />
            <Refusal error={error} />
            <button
              type="button"
              className="btn btn--main"
              disabled={isSaving}
              onClick={() =>
                save(() =>
                  call('POST /api/missing-persons/:id/police', {
                    params: { id: person.id },
                    body: { is_over: true },
                  }),
                )
              }
            >
              {t('policeEndTold')}
            </button>
          </>
        ) : null}
      </section>
    )
  }
  const due = dueAt(person)
  const tell = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isBlank(station)) return showFirstFault(event.currentTarget)
    void save(() =>
      call('POST /api/missing-persons/:id/police', { params: { id: person.id }, body: { station } }),
    )
  }
  return (
    <section className={`stack ${styles.loud}`}>
      <h3>{t('policeTitle')}</h3>
      {isAdult(person.age_band) ? null : <p>{t(person.age_band ? 'policeAtOnce' : 'policeNoAge')}</p>}
      {person.age_band && !isAdult(person.age_band) ? null : now >= due ? (
        <Note kind="warn" icon="i-shield" title={t('policeLate')} />
      ) : (
        <p>{t('policeDue', { time: sayDayTime(due, language) })}</p>
      )}
      <form className="stack" onSubmit={tell} noValidate>
        <TextField
          label={t('policeStation')}
          error={isTried && isBlank(station) ? t('needed') : undefined}
          autoComplete="off"
          maxLength={80}
          disabled={isSaving}
          value={station}
          onChange={setStation}
        />
        <Refusal error={error} />
        <button type="submit" className="btn btn--line" disabled={isSaving}>
          {t('policeTold')}
        </button>
      </form>
    </section>
  )
}
