import { useMemo, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import type { ApiError } from '#kit/web/api.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import { looks } from '../looks.ts'
import { type WayFault, wayOf } from '../way.ts'
import { Completeness } from './completeness.tsx'
import type { ChangeLine, Decide, deskContract, Recorded, SurveyDesk } from './contract.ts'
import styles from './desk.module.css'
import { DeskMap } from './desk-map.tsx'
import { LineCard } from './line-card.tsx'
import { faultTexts } from './line-texts.ts'
import { ProposalCard } from './proposal-card.tsx'
import { proposals } from './proposals.ts'
import { deskTexts } from './texts.ts'

const most = 10

/** The last decisions, each with a button to undo it. */
function Decided({ points, decide }: { points: readonly Recorded[]; decide: Decide }) {
  const t = useText(deskTexts)
  const say = useSay()
  const { language } = useLanguage()
  const last = points
    .filter(({ decided_at }) => decided_at !== null)
    .toSorted((a, b) => String(b.decided_at).localeCompare(String(a.decided_at)))
    .slice(0, most)
  if (last.length === 0) return null
  return (
    <>
      <h2>{t('decided')}</h2>
      <ul>
        {last.map(({ id, kind, decision, decided_by, decided_at }) => (
          <li key={id}>
            <Icon name={looks[kind].icon} />
            <div>
              <b>{t(decision ?? 'left', { kind: say(looks[kind].label) })}</b>
              <small className="sub">
                {t('by', { who: decided_by ?? '', when: sayDayTime(Date.parse(decided_at ?? ''), language) })}
              </small>
              <div className={styles.keys}>
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => void decide(id, 'undo')}
                >
                  <Icon name="i-undo" size={20} />
                  {t('undo')}
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const useDesk = staffQueryHook<typeof deskContract>()
const call = staffClient<typeof deskContract>()

type Fault = 'failedDecided' | 'failedChanged' | WayFault
const codes: Readonly<Record<string, Fault>> = {
  ...{ decided: 'failedDecided', 'changed-meanwhile': 'failedChanged' },
  ...{ 'line-short': 'line-short', 'line-far': 'line-far', 'line-absurd': 'line-absurd' },
}

/** Staff console: compares what was recorded on the ground with the guide. */
export function SurveyDeskPanel() {
  const query = useDesk('GET /api/survey/desk', {})
  const { attempt: send, error } = useAttempt(query.refresh)
  const decide: Decide = (id, body) =>
    send(
      () =>
        body === 'undo'
          ? call('POST /api/survey/points/:id/undo', { params: { id } })
          : call('POST /api/survey/points/:id/decision', { params: { id }, body }),
      id,
    )
  const change: ChangeLine = what =>
    send(() =>
      'undo' in what
        ? call('POST /api/survey/line/undo', { body: { id: what.undo } })
        : call('POST /api/survey/line', { body: what }),
    )
  return (
    <Loaded query={query}>
      {desk => <Desk desk={desk} decide={decide} change={change} error={error} />}
    </Loaded>
  )
}

type Props = { desk: SurveyDesk; decide: Decide; change: ChangeLine; error: ApiError | undefined }
function Desk({ desk, decide, change, error }: Props) {
  const fault = error && codes[error.code]
  const t = useText({ ...deskTexts, ...faultTexts })
  const [shown, setShown] = useState<string>()
  const { points, guide, walks, line } = desk
  // Ids of unticked walks; a walk that arrives later is ticked.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => new Set(walks.flatMap(({ id }) => (left.has(id) ? [] : [id]))), [walks, left])
  const choose = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter(other => other !== id) : [...left, id]))
  const metres = useMemo(() => wayOf(walks, line.stops).metres, [walks, line])
  const walkers = new Set(walks.map(({ walker }) => walker)).size
  const open = proposals(points, guide)
  const selected = open.find(({ point }) => point.id === shown) ?? open[0]
  const isEmpty = points.length === 0 && walks.length === 0 && !line.taken
  return (
    <div className={styles.desk}>
      {isEmpty ? null : (
        <p className="strong">
          {t('summary', { km: (metres / 1000).toFixed(1), points: points.length, walkers })}
        </p>
      )}
      <Completeness guide={guide} />
      <div role="status">{fault ? <Note kind="err" title={t(fault)} /> : null}</div>
      <NotSaved error={fault ? undefined : error} />
      {isEmpty ? (
        <State icon="i-route" title={t('none')}>
          <p>{t('noneUse')}</p>
        </State>
      ) : (
        <div className={styles.columns}>
          <DeskMap desk={desk} selected={selected} chosen={chosen} />
          <div className={styles.side}>
            <LineCard desk={desk} chosen={chosen} onChoose={choose} change={change} />
            <section className={styles.list} aria-labelledby="survey-to-decide">
              <h2 id="survey-to-decide">
                {open.length > 0 ? t('decide', { n: open.length }) : t('allDecided')}
              </h2>
              <ul>
                {open.map(proposal => (
                  <ProposalCard
                    key={proposal.point.id}
                    proposal={proposal}
                    isShown={proposal === selected}
                    onShow={() => setShown(proposal.point.id)}
                    decide={decide}
                  />
                ))}
              </ul>
              <Decided points={points} decide={decide} />
            </section>
          </div>
        </div>
      )}
    </div>
  )
}
