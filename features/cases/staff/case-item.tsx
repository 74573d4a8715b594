import { useId } from 'react'
import { Link } from 'wouter'
import { fill } from '#common/text.ts'
import { type ApiError, asApiError } from '#kit/web/api.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useStaffEntries, useStaffWords } from '#kit/web/staff/manifest.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { stageOf } from '../announcement.ts'
import type { CaseRow, casesContract } from '../contract.ts'
import { casesTexts } from '../texts.ts'
import { CaseDetails } from './case-details.tsx'
import styles from './cases.module.css'

const call = staffClient<typeof casesContract>()
type Props = {
  row: CaseRow
  /** The server's time (ms). */
  now: number
  /** The one red block of the screen. */
  isRed: boolean
  /** Taken without a network, and not sent yet. */
  isWaiting: boolean
  isOpen: boolean
  onOpen: () => void
  /** Called when it was taken without a network. */
  onOffline: () => void
  onChanged: () => Promise<void>
  /** Something about it is being written, or no longer. */
  onWriting: (isWriting: boolean) => void
  /** Why it could not be taken; kept by the list, because the case moves to another group. */
  failure: ApiError | undefined
  onFailure: (failure: ApiError | undefined) => void
}

/** One case: what and where, since when, who has it, and the button to take it. */
export function CaseItem(props: Props) {
  const { row, now, isRed, isWaiting, isOpen, onOpen, onOffline, onChanged, onWriting, failure, onFailure } =
    props
  const t = useText(casesTexts)
  const say = useSay()
  const id = useId()
  const look = useStaffEntries('cases').find(entry => entry.kind === row.kind)
  // An erased subject has no report to open.
  const panel =
    row.about &&
    look?.panel &&
    paths.staffPanel(look.panel) + (look.asks ? `?${look.asks}=${row.subject}` : '')
  const isFree = !row.owner && !row.done_at
  /** The budget that an alarm of unusual numbers is about. */
  const [, flood] = (row.kind === 'alarm' && /^unusual-(.+)$/.exec(row.subject)) || []
  const isLate = isFree && stageOf(row, now) === 3
  const take = async () => {
    onFailure(undefined)
    try {
      await call('POST /api/cases/:id/take', { params: { id: row.id }, body: {} })
    } catch (error) {
      const refused = asApiError(error)
      if (refused.status === 0) return onOffline()
      onFailure(refused)
    }
    await onChanged()
  }
  const style = [styles.case, isRed ? styles.red : isLate ? styles.late : '', row.is_mine ? styles.mine : '']
  return (
    <li className={style.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <span className={row.is_urgent || row.kind === 'crowd-high' ? 'niche niche--grave' : 'niche'}>
          <Icon name={look?.icon ?? 'i-bell'} size={28} />
        </span>
        <span className={styles.what}>
          <b>
            <span>{say(row.title)}</span>
            <span>{row.about?.detail ? `: ${say(row.about.detail)}` : ''}</span>
          </b>
          <Where row={row} />
          <Who row={row} isWaiting={isWaiting} />
        </span>
        <Clock row={row} now={now} isLate={isLate} />
      </button>
      {failure ? (
        <div className={styles.note}>
          {failure.code === 'taken' ? (
            <Note kind="info" live="status" title={t('takenBy', { name: row.owner ?? '' })} />
          ) : failure.code === 'done' ? (
            <Note kind="info" live="alert" title={t('alreadyDone')} />
          ) : (
            <NotSaved error={failure} />
          )}
        </div>
      ) : null}
      {isFree ? (
        <div className={styles.keys}>
          <span>
            <Fuse row={row} now={now} />
            <Next row={row} now={now} />
          </span>
          {isWaiting ? (
            <p className={styles.unsent}>
              <Icon name="i-clock" size={20} />
              <span>
                <b>{t('waitingToSend')}</b> <small>{t('notYours')}</small>
              </span>
            </p>
          ) : (
            <button
              type="button"
              className={`btn btn--main ${isRed ? 'btn--block' : 'btn--s'}`}
              onClick={take}
            >
              <Icon name="i-hand" size={20} />
              {t('take')}
            </button>
          )}
        </div>
      ) : null}
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <div className={`stack ${styles.open}`}>
            {flood ? (
              <Link className="btn btn--line btn--s" href={paths.senders(flood)}>
                {t('lookTogether')}
              </Link>
            ) : panel ? (
              <Link className="btn btn--line btn--s" href={panel}>
                {t('details')}
              </Link>
            ) : null}
            <CaseDetails row={row} panel={panel || undefined} onChanged={onChanged} onWriting={onWriting} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

function Where({ row }: { row: CaseRow }) {
  const t = useText(casesTexts)
  const say = useSay()
  const { language } = useLanguage()
  const words = useStaffWords('alarms')
  if (!row.about) return <small className="sub">{t('erased')}</small>
  const alarm = row.kind === 'alarm' ? words[row.subject] : undefined
  const { figures } = row.about
  const parts = [
    row.about.place && say(row.about.place),
    row.about.known && say(row.about.known),
    row.about.words,
    // An ended alarm has no figures, so its sentence would have gaps.
    alarm && (figures ? fill(alarm, language, figures) : t('alarmOver')),
    row.told > 1 && t('told', { n: row.told }),
  ].filter(Boolean)
  return parts.length ? (
    <small className={`sub ${styles.where}`} dir="auto">
      {parts.join(' · ')}
    </small>
  ) : null
}

function Who({ row, isWaiting }: { row: CaseRow; isWaiting: boolean }) {
  const t = useText(casesTexts)
  if (row.done_at)
    return (
      <small className={styles.own}>
        {row.done_by ? t('doneBy', { name: row.done_by }) : t('doneByItself')}
      </small>
    )
  if (row.owner)
    return (
      <small className={styles.own}>
        <Icon name="i-contact" size={20} />
        <span>{row.is_mine ? t('you') : row.owner}</span>
        {row.note ? <span className={styles.said}> · {row.note}</span> : null}
      </small>
    )
  return !row.seen_at && !isWaiting ? <small className={styles.unseen}>{t('unseen')}</small> : null
}

const minutesBetween = (from: string, to: number) => Math.max(0, Math.floor((to - Date.parse(from)) / 60_000))

function Clock({ row, now, isLate }: { row: CaseRow; now: number; isLate: boolean }) {
  const t = useText(casesTexts)
  const since = row.done_at
    ? minutesBetween(row.raised_at, Date.parse(row.done_at))
    : minutesBetween(row.raised_at, now)
  const allowed = minutesBetween(row.raised_at, Date.parse(row.due_at))
  return (
    <span className={styles.clock}>
      <b className="num">{t('minutes', { n: since })}</b>
      {row.owner || row.done_at ? null : (
        <small>
          {isLate ? t('late', { n: minutesBetween(row.due_at, now) }) : t('ofMinutes', { n: allowed })}
        </small>
      )}
    </span>
  )
}

/** Who is notified next if nobody takes it. */
function Next({ row, now }: { row: CaseRow; now: number }) {
  const t = useText(casesTexts)
  const say = useSay()
  if (!row.next) return null
  const minutes = Math.max(1, Math.ceil((Date.parse(row.next.at) - now) / 60_000))
  return <small className={styles.next}>{t('next', { post: say(row.next.post), n: minutes })}</small>
}

/** Ten dots, one filled for each tenth of the time that has passed. */
function Fuse({ row, now }: { row: CaseRow; now: number }) {
  const gone = (now - Date.parse(row.raised_at)) / (Date.parse(row.due_at) - Date.parse(row.raised_at))
  const dots = Math.min(10, Math.max(0, Math.floor(gone * 10)))
  return (
    <span className={styles.fuse} aria-hidden="true">
      {Array.from({ length: 10 }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all dots are alike
        <i key={dot} className={dot < dots ? styles.gone : undefined} />
      ))}
    </span>
  )
}
