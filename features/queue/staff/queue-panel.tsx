import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sayAgo, sayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { dakBamPlaces, tailPlaces } from '#content/queue-places.ts'
import type { WalkPlace } from '#content/walk-places.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { flush, withdraw } from '#kit/web/outbox/outbox.ts'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { Head, Queue, Tail } from '../contract.ts'
import { useQueue } from '../use-queue.ts'
import { knownAt, type WaitingHours, waitingHours } from '../waiting.ts'
import { hoursFigure, useSayHours, useSayPlace } from '../words.ts'
import styles from './queue-panel.module.css'
import {
  queueKind,
  sendReport,
  type Told,
  takeBack,
  type UnsentReport,
  useUnsentReports,
} from './reports-to-send.ts'
import { queueStaffTexts } from './texts.ts'

/** Staff console: two taps report the queue's tail and wait, one tap the head of the dak bam. */
export function QueuePanel() {
  const t = useText(queueStaffTexts)
  const query = useQueue()
  const { value, refresh } = query
  useEffect(() => {
    // Send the reports that waited for a sign-in.
    void flush()
  }, [])
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  return <Shown queue={value} onSent={refresh} />
}

function Shown({ queue, onSent }: { queue: Queue; onSent: () => Promise<void> }) {
  const t = useText(queueStaffTexts)
  const now = useNow()
  const [line, setLine] = useState<Told['line']>('tail')
  const [last, setLast] = useState<{ id: string; told: Told }>()
  const tell = async (told: Told) => {
    const id = newId()
    setLast({ id, told })
    const outcome = await sendReport(id, told)
    // A refused report has its own note.
    if (outcome.kind === 'refused') setLast(known => (known?.id === id ? undefined : known))
    if (outcome.kind === 'sent') await onSent()
  }
  const sent = <ToldNow last={last?.told.line === line ? last : undefined} onTakenBack={() => onSent()} />
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Segments
          label={t('which')}
          choices={[
            { id: 'tail', label: t('tail') },
            { id: 'dak-bam', label: t('dakBam') },
          ]}
          selected={line}
          onSelect={setLine}
        />
        <ToldLast queue={queue} line={line} now={now} />
      </div>
      {line === 'tail' ? (
        <TailForm
          told={queue.tail}
          onTell={(place: string, hours: WaitingHours) => tell({ line: 'tail', place, hours })}
        >
          {sent}
        </TailForm>
      ) : (
        <DakBamForm told={queue.dak_bam} onTell={place => tell({ line: 'dak-bam', place })}>
          {sent}
        </DakBamForm>
      )}
    </div>
  )
}

type LastProps = { queue: Queue; line: Told['line']; now: number | undefined }

/** What visitors read now, whoever reported it. */
function ToldLast({ queue, line, now }: LastProps) {
  const t = useText(queueStaffTexts)
  const { language } = useLanguage()
  const sayTold = useSayTold()
  const told = line === 'tail' ? queue.tail : queue.dak_bam
  if (!told) return <p className="sub">{t('none')}</p>
  if (!now) return null
  const known = knownAt(told, now)
  return (
    <p className="sub">
      <span>{t('now', { what: sayTold(told), ago: sayAgo(now - Date.parse(told.told_at), language) })}</span>
      <span>{known.is === 'old' ? ` · ${t('old')}` : ''}</span>
    </p>
  )
}

type Props = {
  told: Head | null
  onTell: (place: string) => void
  /** The state of the last report. */
  children: ReactNode
}

/** Reports where the first dak bam are, with one tap. */
function DakBamForm({ told, onTell, children }: Props) {
  const t = useText(queueStaffTexts)
  return (
    <>
      <PlaceKeys
        title={t('whereHead')}
        places={dakBamPlaces}
        chosen={told?.place}
        mark={t('headHere')}
        onChoose={onTell}
      />
      <div className={styles.act}>{children}</div>
    </>
  )
}

type TailFormProps = {
  told: Tail | null
  onTell: (place: string, hours: WaitingHours) => void
  /** The state of the last report. */
  children: ReactNode
}

/** First the place (the last reported tail is preselected), then the hours; the second tap saves. */
function TailForm({ told, onTell, children }: TailFormProps) {
  const t = useText(queueStaffTexts)
  const sayHours = useSayHours()
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const place = chosen ?? told?.place
  const tell = (hours: WaitingHours) => {
    if (place) onTell(place, hours)
    setMissing(!place)
  }
  return (
    <>
      <PlaceKeys
        title={t('where')}
        places={tailPlaces}
        chosen={place}
        mark={t('tailHere')}
        onChoose={id => {
          setChosen(id)
          setMissing(false)
        }}
      />
      <div className={styles.act}>
        <p className={styles.step}>
          <b id="queue-hours">{t('hours')}</b>
          <span className="tiny">{t('tapSaves')}</span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers */}
        <div className={styles.hours} role="group" aria-labelledby="queue-hours">
          {waitingHours.map(hours => (
            <button
              key={hours}
              type="button"
              aria-label={sayHours(hours)}
              aria-pressed={told?.hours === hours && told.place === place}
              onClick={() => tell(hours)}
            >
              {hoursFigure(hours)}
            </button>
          ))}
        </div>
        {isMissing ? (
          <p role="alert" className={styles.missing}>
            {t('placeFirst')}
          </p>
        ) : null}
        {children}
      </div>
    </>
  )
}

type ToldNowProps = { last: { id: string; told: Told } | undefined; onTakenBack: () => void }

/** The state of the own report (saved, under way, waiting or refused), with a button to take it back. */
function ToldNow({ last, onTakenBack }: ToldNowProps) {
  const t = useText(queueStaffTexts)
  const sayTold = useSayTold()
  const unsent = useUnsentReports()
  const [undone, setUndone] = useState<string>()
  const waiting = unsent.filter(({ refusal }) => !refusal)
  const isUnsent = waiting.some(({ id }) => id === last?.id)
  const isAway = waiting.some(({ isUnderWay }) => !isUnderWay)
  const undo = async (id: string, isHere: boolean) => {
    setUndone(id)
    await takeBack(id, isHere)
    onTakenBack()
  }
  return (
    <div className={styles.told}>
      <OthersWait kind={queueKind} />
      {unsent.map(report => (
        <Unsent key={report.id} report={report} />
      ))}
      <div role="status">
        {isAway ? <p className="tiny">{t('away')}</p> : null}
        {last && !isUnsent ? (
          <p className={styles.saved}>
            <Icon name="i-check" size={20} />
            <b>{t(undone === last.id ? 'undone' : 'saved', { what: sayTold(last.told) })}</b>
          </p>
        ) : null}
      </div>
      {last && undone !== last.id ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => undo(last.id, isUnsent)}>
          {t('undo')}
        </button>
      ) : null}
    </div>
  )
}

/** An unconfirmed report: that it waits, or why it was refused and what to do. */
function Unsent({ report }: { report: UnsentReport }) {
  const t = useText(queueStaffTexts)
  const { language } = useLanguage()
  const sayTold = useSayTold()
  const { refusal, told, at, id, isUnderWay } = report
  const what = sayTold(told)
  if (!refusal) return <p className={styles.waits}>{t(isUnderWay ? 'sending' : 'waiting', { what })}</p>
  return (
    <Note kind="err" live="alert" title={t('notSaved', { what })}>
      <p>
        {t('toldBefore', { time: sayTime(at, language) })} {t(refusal === 'too-old' ? 'tooOld' : 'refused')}
      </p>
      <button type="button" className="btn btn--line btn--s" onClick={() => withdraw(id)}>
        {t('putAway')}
      </button>
    </Note>
  )
}

/** Puts a report in words: `Pani Tanki Chowk, about 3 hours`, or only the place. */
function useSayTold(): (told: { place: string; hours?: WaitingHours }) => string {
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  return ({ place, hours }) => [sayPlace(place), ...(hours === undefined ? [] : [sayHours(hours)])].join(', ')
}

type PlaceKeysProps = {
  title: string
  places: readonly WalkPlace[]
  chosen: string | undefined
  /** Shown beside the chosen place. */
  mark: string
  onChoose: (id: string) => void
}

/** One key for each place, in walking order, scrolled to the chosen one at first. */
function PlaceKeys({ title, places, chosen, mark, onChoose }: PlaceKeysProps) {
  const t = useText(queueStaffTexts)
  const say = useSay()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => pressed.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <section>
      <p className={styles.step}>
        <b>{title}</b>
        <span className="tiny">{t('order')}</span>
      </p>
      <ul className={`divided ${styles.places}`}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <button
              ref={id === chosen ? pressed : undefined}
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <i />
              <b>{say(name)}</b>
              {id === chosen ? (
                <span>
                  <Icon name="i-check" size={20} />
                  {mark}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
