import { useEffect, useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { Night, practiceContract, SheetRow, Speed } from '../contract.ts'
import { practiceTexts } from '../texts.ts'
import styles from './practice-panel.module.css'

const useNight = staffQueryHook<typeof practiceContract>()
const call = staffClient<typeof practiceContract>()
const lookEvery = 3000

/** Staff console: starts, plays and removes a practice night, and shows who took what in it. */
export function PracticePanel() {
  const t = useText(practiceTexts)
  const query = useNight('GET /api/practice', {})
  const { refresh } = query
  // A refusal is shown, with the current state of the night.
  const { attempt: act, error } = useAttempt(refresh)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), lookEvery)
    return () => clearInterval(timer)
  }, [refresh])
  const words: Partial<Record<string, string>> = {
    'on-already': t('already'),
    'disk-full': t('tooFull'),
    none: t('none'),
  }
  const known = error && words[error.code]
  return (
    <div className={styles.panel}>
      <p className="sub">{t('lead')}</p>
      <p className="sub">{t('accounts')}</p>
      <Loaded query={query}>
        {({ is_here, night }) => (
          <>
            {is_here ? <Note kind="info" title={t('here')} /> : null}
            {known ? <Note kind="warn" live="alert" title={known} /> : null}
            <NotSaved error={known ? undefined : error} what={t('failed')} />
            {!is_here && !night ? <Begin act={act} /> : null}
            {!is_here && night ? <Controls night={night} act={act} /> : null}
            {night && ['open', 'broken'].includes(night.phase) ? <Sheet rows={night.sheet} /> : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** What takes its time, in words: nothing of the night is there yet, or any more. */
const Busy = ({ words }: { words: string }) => (
  <p role="status" className={styles.busy}>
    <i className="spin" aria-hidden="true" />
    <span>{words}</span>
  </p>
)

type Acting = { act: (work: () => Promise<unknown>, of?: string) => Promise<unknown> }

function Speeds({ selected, onSelect }: { selected: Speed; onSelect: (speed: Speed) => void }) {
  const t = useText(practiceTexts)
  return (
    <Segments<'1' | '3' | '10'>
      label={t('speed')}
      choices={[
        { id: '1', label: t('speed1') },
        { id: '3', label: t('speed3') },
        { id: '10', label: t('speed10') },
      ]}
      selected={`${selected}`}
      onSelect={speed => onSelect(Number(speed) as Speed)}
    />
  )
}

function Begin({ act }: Acting) {
  const t = useText(practiceTexts)
  const [speed, setSpeed] = useState<Speed>(3)
  const [isSending, setSending] = useState(false)
  const begin = async () => {
    setSending(true)
    await act(() => call('POST /api/practice', { body: { speed } }))
    setSending(false)
  }
  return (
    <>
      <Speeds selected={speed} onSelect={setSpeed} />
      <p>
        <button type="button" className="btn btn--main" disabled={isSending} onClick={begin}>
          {t('begin')}
        </button>
      </p>
    </>
  )
}

const brokenWords = {
  'disk-full': 'brokenFull',
  port: 'brokenPort',
  ended: 'brokenEnded',
  other: 'brokenOther',
} as const

function Controls({ night, act }: { night: Night } & Acting) {
  const t = useText(practiceTexts)
  const { language } = useLanguage()
  const { phase, reason, by, begun_at, minute, minutes, is_paused, speed } = night
  const change = (body: { speed?: Speed; is_paused?: boolean }) =>
    act(() => call('PATCH /api/practice', { body }))
  const begun = t('by', { name: by, time: sayTime(Date.parse(begun_at), language) })
  if (phase === 'over') return <Busy words={t('stopping')} />
  if (phase === 'copying')
    return (
      <>
        <Busy words={t('copying')} />
        <p className="sub">
          {t('copyingUse')} {begun}
        </p>
        <Stop act={act} />
      </>
    )
  if (phase === 'broken')
    return (
      <>
        <Note kind="warn" title={t('broken')}>
          <p>{t(brokenWords[reason ?? 'other'])}</p>
        </Note>
        <Stop act={act} />
      </>
    )
  const address = night.url || `${location.protocol}//${location.hostname}:${night.port}`
  return (
    <>
      <div className={styles.address}>
        <p>{t('open')}</p>
        <a href={`${address}/admin`} target="_blank" rel="noopener">
          {address}
        </a>
        <p className="tiny">{begun}</p>
      </div>
      <p role="status">
        {minute >= minutes
          ? t('played')
          : t(is_paused ? 'minutePaused' : 'minute', { n: Math.floor(minute), all: minutes })}
      </p>
      {minute < minutes ? (
        <>
          <Speeds selected={speed} onSelect={speed => change({ speed })} />
          <p>
            <button type="button" className="btn btn--line" onClick={() => change({ is_paused: !is_paused })}>
              {t(is_paused ? 'goOn' : 'pause')}
            </button>
          </p>
        </>
      ) : null}
      <Stop act={act} />
    </>
  )
}

/** Asks in place, because everything is removed. */
function Stop({ act }: Acting) {
  const t = useText(practiceTexts)
  const [asks, setAsks] = useState(false)
  const [isSending, setSending] = useState(false)
  const remove = async () => {
    setSending(true)
    await act(() => call('DELETE /api/practice', {}), 'stop')
    setSending(false)
  }
  if (isSending) return <Busy words={t('stopping')} />
  if (!asks)
    return (
      <p>
        <button type="button" className="btn btn--line" onClick={() => setAsks(true)}>
          <Icon name="i-trash" />
          {t('stop')}
        </button>
      </p>
    )
  return (
    <Note kind="warn" live="alert" title={t('stopAsk')}>
      <p className={styles.keys}>
        <button type="button" className="btn btn--danger btn--s" onClick={remove}>
          {t('stopSure')}
        </button>
        <button type="button" className="btn btn--line btn--s" onClick={() => setAsks(false)}>
          {t('keep')}
        </button>
      </p>
    </Note>
  )
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
const medianOf = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? 0
const tookIn = ({ raised_at, taken_at }: SheetRow) => (taken_at ? minutesBetween(raised_at, taken_at) : 0)

/** Who took how much and how fast, and what became of each case. */
function Sheet({ rows }: { rows: readonly SheetRow[] }) {
  const t = useText(practiceTexts)
  if (rows.length === 0) return <p className="sub">{t('noCases')}</p>
  const taken = rows.filter(({ taken_at }) => taken_at)
  const sums = {
    cases: rows.length,
    taken: taken.length,
    late: rows.filter(({ is_late }) => is_late).length,
    open: rows.filter(({ done_at }) => !done_at).length,
    median: medianOf(taken.map(tookIn)),
  }
  const people = [...new Set(taken.map(({ owner }) => owner ?? ''))]
    .map(name => ({ name, cases: taken.filter(({ owner }) => (owner ?? '') === name) }))
    .toSorted((a, b) => b.cases.length - a.cases.length)
  return (
    <section className={`stack ${styles.sheet}`} aria-labelledby="practice-sheet">
      <h2 id="practice-sheet">{t('sheet')}</h2>
      <p>{t(taken.length ? 'sum' : 'sumNone', sums)}</p>
      {people.length ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('took')}</th>
              <th scope="col">{t('median')}</th>
              <th scope="col">{t('stillOpen')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, cases }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{cases.length}</td>
                <td className="num">{t('minutes', { n: medianOf(cases.map(tookIn)) })}</td>
                <td className="num">{cases.filter(({ done_at }) => !done_at).length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <ol className={`divided ${styles.cases}`}>
        {rows.map(row => (
          <SheetCase key={row.number} row={row} />
        ))}
      </ol>
      <p>
        <button type="button" className="btn btn--line" onClick={() => print()}>
          <Icon name="i-print" />
          {t('print')}
        </button>
      </p>
    </section>
  )
}

function SheetCase({ row }: { row: SheetRow }) {
  const t = useText(practiceTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { number, title, place, raised_at, owner, taken_at, done_at, is_late } = row
  const said = [
    t('came', { time: sayTime(Date.parse(raised_at), language) }),
    taken_at
      ? t(is_late ? 'takenLate' : 'taken', { name: owner ?? '', n: tookIn(row) })
      : done_at
        ? undefined
        : t(is_late ? 'notTakenLate' : 'notTaken'),
    done_at ? t('done', { n: minutesBetween(raised_at, done_at) }) : t('notDone'),
  ]
  return (
    <li className={is_late ? styles.late : undefined}>
      <b className="num">{number}</b>
      <span>
        <b>{say(title)}</b>
        <span>{place ? `, ${say(place)}` : ''}</span>
        <small>{said.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}
