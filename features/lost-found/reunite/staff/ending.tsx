import { useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { ChangedMeanwhile, NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { isAdult } from '../../missing-person/person-kinds.ts'
import type { Person, reuniteContract } from '../contract.ts'
import type { handOverContract } from '../hand-over-contract.ts'
import styles from './reunite.module.css'
import { reuniteStaffTexts } from './texts.ts'
import { reuniteStaffViewTexts } from './view-texts.ts'

const call = staffClient<typeof reuniteContract & typeof handOverContract>()
const outcomes = ['together', 'police', 'mistake'] as const
type Outcome = (typeof outcomes)[number]
const questions = { together: 'sureTogether', police: 'surePolice', mistake: 'sureMistake' } as const

/**
 * The note of what was done, and the end of the search: a question first, with how the desk knows it. Whoever comes second is
 * told, and what they wrote stays.
 */
export function Ending({ person, onChanged }: { person: Person; onChanged: () => Promise<void> }) {
  const t = useText(reuniteStaffViewTexts)
  const list = useText(reuniteStaffTexts)
  /** `over`: the person when somebody began to type. */
  const [typed, setTyped] = useState<{ note: string; over: Person }>()
  const [station, setStation] = useState('')
  const [asked, setAsked] = useState<Outcome>()
  const [isTried, setTried] = useState(false)
  const part = useRef<HTMLElement>(null)
  const { attempt, isBusy, error, forget } = useAttempt(onChanged)
  const isStale = error?.code === 'changed-meanwhile'
  const isEnded = error?.code === 'closed'
  const note = typed?.note ?? person.note
  const seen = (!isStale && typed?.over) || person
  const params = { id: person.id }
  const decide = (decision: { status: 'open' } | { status: 'closed'; outcome: Outcome }) => {
    const instead_of = { closed_at: seen.closed_at, note: seen.note }
    return call('PATCH /api/missing-persons/:id', { params, body: { ...decision, note, instead_of } })
  }
  const isYoung = !isAdult(person.age_band)
  // Whoever waits at a desk, or may be under 18, goes to their people by the hand-over.
  const isHandedOver = person.is_found && (person.is_from_desk || isYoung)
  const needsStation = asked === 'police' && !person.police_at
  const save = async (work: () => Promise<unknown>) => {
    const refused = await attempt(async () => {
      await work()
      setAsked(undefined)
      showToast(t('saved'))
    })
    if (!refused) setTyped(now => (now === typed ? undefined : now))
  }
  const keepOpen = () => save(() => decide({ status: 'open' }))
  const end = (outcome: Outcome) => {
    setTried(true)
    if (isBlank(note) || (needsStation && isBlank(station))) return showFirstFault(part.current)
    void save(async () => {
      if (needsStation) await call('POST /api/missing-persons/:id/police', { params, body: { station } })
      await decide({ status: 'closed', outcome })
    })
  }
  const ask = (outcome: Outcome | undefined) => {
    setTried(false)
    forget()
    setAsked(outcome)
  }
  return (
    <section ref={part} className={`stack ${styles.card}`}>
      {asked ? (
        <>
          <h3>{t(questions[asked], { n: person.number })}</h3>
          {isYoung ? <Note kind="warn" icon="i-child" title={t('endsForChild')} /> : null}
          {needsStation ? (
            <TextField
              label={t('station')}
              error={isTried && isBlank(station) ? t('needed') : undefined}
              autoComplete="off"
              maxLength={80}
              value={station}
              onChange={setStation}
            />
          ) : null}
        </>
      ) : null}
      <TextArea
        label={t(asked ? 'howKnown' : 'note')}
        error={asked && isTried && isBlank(note) ? t('needed') : undefined}
        maxLength={1000}
        value={note}
        onChange={note => setTyped({ note, over: seen })}
      />
      {isStale ? (
        <ChangedMeanwhile
          now={[person.outcome && t('ended', { how: list(person.outcome) }), person.note]
            .filter(Boolean)
            .join(' · ')}
          save={t(person.status === 'closed' ? 'reopen' : asked ? 'endNow' : 'keep')}
        />
      ) : null}
      {isEnded ? <Note kind="info" live="alert" title={t('endedMeanwhile')} /> : null}
      <NotSaved error={isStale || isEnded ? undefined : error} isTyped />
      {person.status === 'closed' ? (
        <button type="button" className="btn btn--line btn--s" disabled={isBusy} onClick={keepOpen}>
          {t('reopen')}
        </button>
      ) : asked ? (
        <div className="cluster">
          <button type="button" className="btn btn--main btn--s" disabled={isBusy} onClick={() => end(asked)}>
            {t('endNow')}
          </button>
          <button type="button" className="btn btn--line btn--s" onClick={() => ask(undefined)}>
            {t('goOn')}
          </button>
        </div>
      ) : (
        <>
          <button
            type="button"
            className="btn btn--line btn--s"
            disabled={isBusy || note === person.note}
            onClick={keepOpen}
          >
            {t('keep')}
          </button>
          <h3>{t('endTitle')}</h3>
          {isHandedOver ? <p className="sub">{t('byHandOver')}</p> : null}
          <div className="cluster">
            {outcomes
              .filter(outcome => !isHandedOver || outcome !== 'together')
              .map(outcome => (
                <button
                  key={outcome}
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => ask(outcome)}
                >
                  {t(outcome)}
                </button>
              ))}
          </div>
        </>
      )}
    </section>
  )
}
