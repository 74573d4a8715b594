import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { Note } from '#ui/note.tsx'
import type { Closing, Overview, Sender, sendersContract, Use } from '../contract.ts'
import { hoursBack, similar } from '../hours.ts'
import { sendersTexts } from '../texts.ts'
import styles from './senders.module.css'

const useSenders = staffQueryHook<typeof sendersContract>()
const call = staffClient<typeof sendersContract>()
/** Proof-of-work answers that a slow phone finds in a second. */
const answersPerSecond = 28

/** Staff console: unusually frequent calls and their networks, and one action that closes the false reports. */
export function SendersPanel() {
  const t = useText(sendersTexts)
  const query = useSenders('GET /api/senders', {})
  const { value, refresh } = query
  usePolling(refresh)
  const [of] = useState(() => new URLSearchParams(location.search).get('of'))
  if (!value) return <StaffNotLoaded query={query} failed={t('loadFailed')} />
  // First the kind that the alarm linked to, then unusual ones, then those with many open reports.
  const shown = value.uses
    .filter(use => use.budget === of || use.unusual || (use.senders?.[0]?.reports ?? 0) > few)
    .toSorted((a, b) => weight(b, of) - weight(a, of))
  const standing = value.closings.filter(({ undone_by }) => undone_by === null)
  return (
    <div className={`stack ${styles.panel}`}>
      <p className={`sub ${styles.lead}`}>{t('lead')}</p>
      {value.uses.some(use => use.unusual) ? null : (
        <div className={styles.calm}>
          <Note kind="ok" title={t('calm')} />
        </div>
      )}
      {standing.length > 0 ? <Closings closings={standing} onChanged={refresh} /> : null}
      {shown.map(use => (
        <UseSection key={use.budget} use={use} now={value.now} onChanged={refresh} />
      ))}
      <Figures uses={value.uses} />
    </div>
  )
}

/** How many networks are listed at first; `Tick all` ticks the others too. */
const shownAtFirst = 10
/** A kind whose busiest sender has no more reports than this is not shown by default. */
const few = 20
const weight = (use: Use, of: string | null) =>
  (use.budget === of ? 4 : 0) + (use.unusual ? 2 : 0) + (use.senders ? 1 : 0)

type SectionProps = { use: Use; now: string; onChanged: () => Promise<unknown> }
function UseSection({ use, now, onChanged }: SectionProps) {
  const t = useText(sendersTexts)
  const say = useSay()
  const { unusual, senders, answers } = use
  return (
    <section className={`board ${styles.use}`}>
      <h2 className="strong">{say(use.title)}</h2>
      {unusual ? (
        <Note kind="warn" title={t(unusual.networks === 1 ? 'unusualOne' : 'unusual', unusual)}>
          {answers > 0 ? (
            <p className="sub">{t('works', { s: Math.ceil(answers / answersPerSecond) })}</p>
          ) : null}
        </Note>
      ) : null}
      {senders?.length ? <Senders {...{ use, senders, now, onChanged }} /> : null}
      {senders?.length === 0 ? <p className="sub">{t('nothingWaits', { n: hoursBack })}</p> : null}
    </section>
  )
}

type SendersProps = SectionProps & { senders: readonly Sender[] }
function Senders({ use, senders, now, onChanged }: SendersProps) {
  const t = useText(sendersTexts)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [kept, setKept] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  // One id per selection: a repeated tap closes nothing more, and a changed selection is another closing.
  const [id, setId] = useState(newId)
  const { attempt, isBusy, error } = useAttempt(onChanged)
  const [shown, setShown] = useState(shownAtFirst)
  const chosen = senders.filter(({ network }) => ticked.has(network))
  const count = chosen.reduce(
    (sum, { network, reports }) => sum + reports - (kept.get(network)?.size ?? 0),
    0,
  )
  const select = (networks: typeof ticked, keep: typeof kept) => {
    setTicked(networks)
    setKept(keep)
    setId(newId())
  }
  const close = () =>
    attempt(async () => {
      const keep = chosen.flatMap(({ network }) => [...(kept.get(network) ?? [])])
      const networks = chosen.map(({ network }) => network)
      await call('POST /api/senders/closings', {
        body: { id, budget: use.budget, networks, keep, until: now },
      })
      select(new Set(), new Map())
    })
  return (
    <>
      <p className="sub">{t('waits', { n: hoursBack })}</p>
      {senders.length > 1 ? (
        <button
          type="button"
          className="btn btn--line btn--s"
          onClick={() => select(new Set(senders.map(({ network }) => network)), kept)}
        >
          {t('all')}
        </button>
      ) : null}
      <ul className={styles.senders}>
        {senders.slice(0, shown).map((sender, index) => (
          <SenderItem
            key={sender.network}
            {...{ sender, index, budget: use.budget }}
            isTicked={ticked.has(sender.network)}
            onTick={() => select(toggled(ticked, sender.network), kept)}
            kept={kept.get(sender.network) ?? new Set()}
            onKeep={report =>
              select(
                ticked,
                new Map(kept).set(sender.network, toggled(kept.get(sender.network) ?? new Set(), report)),
              )
            }
          />
        ))}
      </ul>
      {senders.length > shown ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setShown(senders.length)}>
          {t('moreNetworks', { n: senders.length - shown })}
        </button>
      ) : null}
      <NotSaved error={error} what={t('failed')} />
      {count > 0 ? (
        <>
          <button type="button" className="btn btn--main btn--block" disabled={isBusy} onClick={close}>
            {isBusy ? <i className="spin" aria-hidden="true" /> : null}
            <span>{t('close', { n: count })}</span>
          </button>
          <p className="tiny">{t('closeHint')}</p>
        </>
      ) : null}
    </>
  )
}

function toggled(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(one)) next.add(one)
  return next
}

type SenderProps = {
  sender: Sender
  index: number
  budget: string
  isTicked: boolean
  onTick: () => void
  /** Reports that stay open. */
  kept: ReadonlySet<string>
  onKeep: (report: string) => void
}
function SenderItem({ sender, index, budget, isTicked, onTick, kept, onKeep }: SenderProps) {
  const t = useText(sendersTexts)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const time = (at: string) => sayTime(Date.parse(at), language)
  const [from, to] = [time(sender.first_at), time(sender.last_at)]
  return (
    <li className={styles.sender}>
      <div className={styles.row}>
        <label className="check">
          <input type="checkbox" checked={isTicked} onChange={onTick} />
          <span>
            <b>{sender.network === similar ? t('similar') : t('network', { n: index + 1 })}</b>
            <small>{t('fromPhones', { reports: sender.reports, phones: sender.phones })}</small>
            <small>{from === to ? from : t('between', { from, to })}</small>
          </span>
        </label>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'fold' : 'look')}
        </button>
      </div>
      {isOpen ? <Reports {...{ budget, kept, onKeep }} network={sender.network} /> : null}
    </li>
  )
}

type ReportsProps = Pick<SenderProps, 'budget' | 'kept' | 'onKeep'> & { network: string }
function Reports({ budget, network, kept, onKeep }: ReportsProps) {
  const t = useText(sendersTexts)
  const say = useSay()
  const { language } = useLanguage()
  const query = useSenders('GET /api/senders/:budget/:network', {
    params: { budget, network },
  })
  const { value } = query
  if (!value) return <StaffNotLoaded query={query} failed={t('loadFailed')} />
  return (
    <>
      <p className="tiny">{t('keepHint')}</p>
      <ul className={`divided ${styles.reports}`}>
        {value.reports.map(({ id, at, phone, kind, place, words }) => (
          <li key={id}>
            <label className="check">
              <input type="checkbox" checked={!kept.has(id)} onChange={() => onKeep(id)} />
              <span className={styles.words} dir="auto">
                <span>
                  {[kind && say(kind), place && say(place), words].filter(Boolean).join(' · ') ||
                    t('noWords')}
                </span>
                <small>
                  <span className="num">{sayTime(Date.parse(at), language)}</span> ·{' '}
                  {t('phone', { n: phone })}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {value.more > 0 ? <p className="tiny">{t('moreReports', { n: value.more })}</p> : null}
    </>
  )
}

type ClosingsProps = { closings: readonly Closing[]; onChanged: () => Promise<unknown> }
function Closings({ closings, onChanged }: ClosingsProps) {
  const t = useText(sendersTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { attempt, error } = useAttempt()
  const undo = async (id: string) => {
    await attempt(() => call('POST /api/senders/closings/:id/undo', { params: { id }, body: {} }), id)
    await onChanged()
  }
  return (
    <section className={`board ${styles.use}`}>
      <h2 className="strong">{t('closedTitle')}</h2>
      <NotSaved error={error} what={t('failed')} />
      <ul className="divided">
        {closings.map(({ id, title, reports, closed_by, closed_at }) => (
          <li key={id} className={styles.closing}>
            <span>
              <b>{say(title)}</b>
              <br />
              <small className="sub">
                {t('closedBy', {
                  n: reports,
                  name: closed_by,
                  time: sayTime(Date.parse(closed_at), language),
                })}
              </small>
            </span>
            <button type="button" className="btn btn--line btn--s" onClick={() => undo(id)}>
              {t('undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ uses }: { uses: Overview['uses'] }) {
  const t = useText(sendersTexts)
  const say = useSay()
  const figure = (count: number, ordinary: number) => (
    <span className={count >= ordinary ? styles.much : undefined}>
      <span className="num">{count}</span> <small className="sub num">({ordinary})</small>
    </span>
  )
  return (
    <section className={`board ${styles.use}`}>
      <h2 className="strong">{t('figures')}</h2>
      <p className="sub">{t('figuresHint')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['kind', 'together', 'busiest', 'networks'] as const).map(column => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {uses.map(({ budget, title, used, busiest, networks, ordinary }) => (
            <tr key={budget}>
              <th scope="row">{say(title)}</th>
              <td>{figure(used, ordinary.all)}</td>
              <td>{figure(busiest, ordinary.network)}</td>
              <td className="num">{networks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
