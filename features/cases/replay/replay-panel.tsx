import { useState } from 'react'
import { fairDate, fairMoment, sayDayTime, sayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useAuditWords } from '#kit/web/staff/audit-words.ts'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { saveFile } from '#kit/web/staff/save-file.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import './replay.css'
import type { Replay, ReplayLine, replayContract } from './replay-contract.ts'
import { replayTexts, replayValueTexts } from './texts.ts'

const useReplay = staffQueryHook<typeof replayContract>()
const hour = 3_600_000
const dayMs = 24 * hour
/** Lines shown at once, so that a slow phone can draw them. Paper and file hold all. */
const drawn = 300
type Span = { from: string; until: string }

const spanOf = (from: number, until: number): Span => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
})
const daySpan = (date: string): Span | undefined => {
  const from = fairMoment(date, '00:00')
  return Number.isNaN(from) ? undefined : spanOf(from, from + dayMs)
}
const quickSpans = (now: number) => ({
  shift: spanOf(now - 8 * hour, now),
  today: daySpan(fairDate(now)) ?? spanOf(now - dayMs, now),
  yesterday: daySpan(fairDate(now - dayMs)) ?? spanOf(now - dayMs, now),
})
type Quick = keyof ReturnType<typeof quickSpans>
const quicks = ['shift', 'today', 'yesterday'] as const satisfies readonly Quick[]

/** What happened in the last shift or on a day, in order: on the screen, on paper, and as a sealed file. */
export function ReplayPanel() {
  const t = useText(replayTexts)
  const [quick, setQuick] = useState<Quick>()
  const [day, setDay] = useState('')
  const [span, setSpan] = useState<Span>(() => quickSpans(serverNow()).shift)
  const choose = (id: Quick) => {
    setQuick(id)
    setDay('')
    setSpan(quickSpans(serverNow())[id])
  }
  return (
    <div className="replay">
      <div className="replay-bar">
        <p className="sub">{t('lead')}</p>
        <Chips
          label={t('span')}
          choices={quicks.map(id => ({ id, label: t(id) }))}
          selected={day ? undefined : (quick ?? 'shift')}
          onSelect={choose}
        />
        <TextField
          type="date"
          label={t('day')}
          value={day}
          onChange={date => {
            setDay(date)
            const chosen = daySpan(date)
            if (chosen) setSpan(chosen)
          }}
        />
      </div>
      <Shown key={`${span.from} ${span.until}`} span={span} />
    </div>
  )
}

function Shown({ span }: { span: Span }) {
  const t = useText(replayTexts)
  const { language } = useLanguage()
  const query = useReplay('GET /api/replay', { query: span })
  const { value } = query
  const { attempt, error } = useAttempt()
  if (!value && query.error?.code === 'too-many-lines') return <State icon="i-clock" title={t('tooMany')} />
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  const file = () => {
    const search = new URLSearchParams(span)
    attempt(() => saveFile(`/api/replay/file?${search}`, `replay-${fairDate(Date.parse(span.from))}.jsonl`))
  }
  const said = (at: string) => sayDayTime(Date.parse(at), language)
  return (
    <>
      <div className="replay-bar">
        <div className="cluster">
          <button type="button" className="btn btn--main" onClick={() => print()}>
            <Icon name="i-print" size={20} />
            {t('print')}
          </button>
          <button type="button" className="btn btn--line" onClick={file}>
            <Icon name="i-shield" size={20} />
            {t('file')}
          </button>
        </div>
        <p className="tiny">{t('fileUse', { command: 'mela-guide verify-replay' })}</p>
        <NotSaved error={error} what={t('fileFailed')} />
      </div>
      <h2 className="strong">{t('title', { from: said(value.from), until: said(value.until) })}</h2>
      <Duty replay={value} />
      <Lines replay={value} />
    </>
  )
}

function Duty({ replay: { duty } }: { replay: Replay }) {
  const t = useText(replayTexts)
  const say = useSay()
  const { language } = useLanguage()
  const time = (at: string) => sayTime(Date.parse(at), language)
  return (
    <section aria-labelledby="replay-duty">
      <h3 id="replay-duty">{t('duty')}</h3>
      {duty.length === 0 ? <p className="sub">{t('nobody')}</p> : null}
      <ul className="cluster replay-duty">
        {duty.map(({ post, username, from_at, until_at }) => (
          <li key={`${username} ${from_at}`}>
            <b>
              <bdi>{username}</bdi>
            </b>{' '}
            <span>{say(post)}</span> <span className="num">{`${time(from_at)} – ${time(until_at)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines({ replay: { lines, kinds } }: { replay: Replay }) {
  const t = useText(replayTexts)
  const word = useAuditWords()
  const [subject, setSubject] = useState('everything')
  const [isWhole, setWhole] = useState(false)
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.subject, (counts.get(line.subject) ?? 0) + 1)
  const chosen = lines.filter(line => subject === 'everything' || line.subject === subject)
  return (
    <section aria-labelledby="replay-lines">
      <h3 id="replay-lines">{t('happened')}</h3>
      {lines.length === 0 ? <p className="sub">{t('nothing')}</p> : null}
      {counts.size > 1 ? (
        <div className="replay-bar">
          <Chips
            label={t('what')}
            choices={[
              { id: 'everything', label: t('everything', { n: lines.length }) },
              ...[...counts]
                .toSorted(([, a], [, b]) => b - a)
                .map(([id, n]) => ({ id, label: t('some', { subject: word(id), n }) })),
            ]}
            selected={subject}
            onSelect={setSubject}
          />
        </div>
      ) : null}
      <ol className="replay-lines">
        {chosen.map((line, index) => (
          <Line
            key={`${line.at} ${line.subject} ${line.action} ${line.id} ${line.by}`}
            line={line}
            kinds={kinds}
            isExtra={!isWhole && index >= drawn}
          />
        ))}
      </ol>
      {!isWhole && chosen.length > drawn ? (
        <button type="button" className="btn btn--line replay-bar" onClick={() => setWhole(true)}>
          {t('more', { n: chosen.length })}
        </button>
      ) : null}
    </section>
  )
}

const names = ['place', 'post', 'to']
type LineProps = { line: ReplayLine; kinds: Replay['kinds']; isExtra: boolean }
function Line({ line: { at, by, subject, action, id, name, said }, kinds, isExtra }: LineProps) {
  const t = useText(replayTexts)
  const say = useSay()
  const word = useAuditWords()
  const { language } = useLanguage()
  const { kind, ...rest } = said
  const title = kinds[String(kind ?? '')]
  const sayValue = (key: string, value: string | number | boolean) => {
    if (key === 'hours') return t('hours', { n: Number(value) })
    if (key === 'expires_at' || key === 'until')
      return t('until', { time: sayDayTime(Date.parse(String(value)), language) })
    const known =
      typeof value === 'string' &&
      Object.hasOwn(replayValueTexts, value) &&
      replayValueTexts[value as keyof typeof replayValueTexts]
    // What is neither a level nor a name means nothing to a reader, nor does a code; the file has both.
    return known ? say(known) : typeof value === 'string' && names.includes(key) ? value : ''
  }
  const parts = [
    title && say(title),
    name && say(name),
    // A long id tells a reader nothing; the file has it.
    id && id.length <= 12 && t('number', { n: id }),
    ...Object.entries(rest)
      // The line is named by its place.
      .filter(([key, value]) => value !== '' && value !== name?.en && !(name && key === 'place'))
      .map(([key, value]) => sayValue(key, value)),
    subject === 'crowd' && action === 'reported' && said.status === undefined && t('same'),
  ]
  return (
    <li className={isExtra ? 'replay-extra' : undefined}>
      <time className="num quiet" dateTime={at}>
        {sayTime(Date.parse(at), language)}
      </time>
      <span>
        {t('deed', { subject: word(subject), action: word(action) })}
        <small>{parts.filter(Boolean).join(' · ')}</small>
      </span>
      <bdi>{by || t('visitor')}</bdi>
    </li>
  )
}
