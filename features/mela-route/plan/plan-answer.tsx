import { Link } from 'wouter'
import { fairDate, sayDayTime, sayTime } from '#common/fair-time.ts'
import { holdsAt } from '#common/validity.ts'
import { HeldNote } from '#kit/web/held-note.tsx'
import type { FairHold } from '#kit/web/holds.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { roundedKm } from '../ahead/certainty.ts'
import { useSayMinutes } from '../ahead/say-distance.ts'
import type { TravelPlan } from './contract.ts'
import { isDayKnown, rulesFor } from './holds.ts'
import styles from './plan.module.css'
import type { Mode } from './rule-kinds.ts'
import { RuleList } from './rule-list.tsx'
import { journeyPlanTexts } from './texts.ts'
import { type Halt, sumOf } from './walking-day.ts'

const VehicleHeight = lazyPart(() =>
  import('#kit/web/vehicle-height-part.tsx').then(module => module.VehicleHeight),
)

/**
 * `moment`: start of the hour of arrival (ms). `from`: as in the form. `halts`: the way of somebody on foot; undefined for
 * others, and if the walk is unknown.
 */
type Props = {
  plan: Pick<TravelPlan, 'rules' | 'station'>
  moment: number
  mode: Mode
  from: string | undefined
  halts: readonly Halt[] | undefined
  /** Arrival (ms) of somebody who sets out now, if the hour for it has passed. */
  arrivesAt: number | undefined
  /** Holds on the way. */
  holds: readonly FairHold[]
}
const kinds = [
  { kind: 'closed', title: 'closed' },
  { kind: 'one-way', title: 'oneWay' },
  { kind: 'gate', title: 'gate' },
] as const
const hourMs = 3_600_000

/** The way for that hour, then what is closed, one-way and open; one line says what is unknown, and whom to ask. */
export function PlanAnswer({ plan, moment, mode, from, halts, arrivesAt, holds }: Props) {
  const t = useText(journeyPlanTexts)
  const { language } = useLanguage()
  const own = rulesFor(plan.rules, mode)
  const hours = halts ? hoursOf(halts) : [moment]
  const holding = own.filter(rule => hours.some(hour => holdsAt(rule, hour, 60)))
  const ways = holding.filter(({ kind, place }) => kind === 'way' && (halts || place.en === from))
  const shown = kinds.filter(({ kind }) => holding.some(rule => rule.kind === kind))
  const limits = own.filter(({ kind }) => kind !== 'way')
  const isLimited = holding.some(({ kind }) => kind === 'closed' || kind === 'one-way')
  const isKnown = hours.every(hour => isDayKnown(limits, hour))
  const unknown = [
    halts || ways.length || from === undefined ? undefined : t('unknownWay'),
    isLimited || isKnown ? undefined : t('unknownClosed'),
    ...(mode === 'foot' ? [t('unknownHeat'), t('unknownQueue')] : []),
  ].filter(Boolean)
  return (
    <div aria-live="polite">
      <section className={styles.part}>
        <h2>{t('way')}</h2>
        {holds.map(hold => (
          <HeldNote key={hold.id} hold={hold} />
        ))}
        {halts ? (
          <WalkAnswer halts={halts} arrivesAt={arrivesAt} />
        ) : (
          <p className="sub">{`${sayDayTime(moment, language)}, ${t(mode)}`}</p>
        )}
        <RuleList rules={ways} />
        {from === undefined ? <p>{t('chooseFrom')}</p> : null}
        <Always plan={plan} mode={mode} />
      </section>
      {mode === 'car' || mode === 'bus' ? <VehicleHeight /> : null}
      {!isLimited && isKnown ? (
        <section className={styles.part}>
          <h2>{t('closed')}</h2>
          <p>{t('noneClosed')}</p>
        </section>
      ) : null}
      {shown.map(({ kind, title }) => (
        <section key={kind} className={styles.part}>
          <h2>{t(title)}</h2>
          <RuleList rules={holding.filter(rule => rule.kind === kind)} />
        </section>
      ))}
      <p className={styles.part}>
        {unknown.length ? <span>{`${t('unknown', { what: unknown.join(', ') })} `}</span> : null}
        <span>{withCalls(t('ask'))}</span>
      </p>
    </div>
  )
}

/** Starts (ms) of the hours from setting out to arriving. */
function hoursOf(halts: readonly Halt[]): number[] {
  const [from, to] = [halts[0]?.at ?? 0, halts.at(-1)?.at ?? 0]
  return Array.from({ length: Math.floor((to - from) / hourMs) + 1 }, (_, i) => from + i * hourMs)
}

/** What applies at any hour: the last station on the walk, the walk itself, places to leave a vehicle. */
function Always({ plan: { station }, mode }: { plan: Props['plan']; mode: Mode }) {
  const t = useText(journeyPlanTexts)
  const say = useSay()
  if (mode === 'train')
    return station ? <p>{withCalls(t('station', { station: say(station.name), km: station.km }))}</p> : null
  if (mode === 'foot')
    return (
      <>
        <p>{t('onFoot')}</p>
        <Link href={paths.melaRoute('ahead')} className="btn btn--go btn--block">
          <Icon name="i-route" />
          {t('ahead')}
        </Link>
      </>
    )
  return (
    <Link href={paths.facility('parking')} className="btn btn--line btn--block">
      <Icon name="i-parking" />
      {t('parking')}
    </Link>
  )
}

const quarterMs = 15 * 60_000
/** Kilometres and hours are shown no finer than the walk is known. */
const roundedMs = (ms: number) => Math.round(ms / quarterMs) * quarterMs

type WalkAnswerProps = {
  halts: readonly Halt[]
  /** Arrival (ms) of somebody who sets out now, if the hour for it has passed. */
  arrivesAt: number | undefined
}

/** The walk in stages: when to set out, where to rest, and the time of arrival. */
function WalkAnswer({ halts, arrivesAt }: WalkAnswerProps) {
  const t = useText(journeyPlanTexts)
  const say = useSay()
  const sayMinutes = useSayMinutes()
  const { language } = useLanguage()
  const [first, last] = [halts[0], halts.at(-1)]
  if (!first || !last) return null
  const { walkMs, restMs } = sumOf(halts)
  const km = (halt: Halt) => roundedKm(halt.stop.km - first.stop.km, 1000).km
  const time = (ms: number) => sayMinutes(roundedMs(ms) / 60_000)
  const shown = halts.filter(halt => halt === first || halt === last || halt.rest)
  return (
    <>
      {arrivesAt === undefined ? null : (
        <Note kind="warn" title={t('late', { time: sayDayTime(roundedMs(arrivesAt), language) })} />
      )}
      <p className={styles.leave}>
        <span>{t('setOut', { time: sayDayTime(roundedMs(first.until), language) })}</span>
        <small>{t('arriveAbout', { time: sayDayTime(roundedMs(last.at), language) })}</small>
      </p>
      <p>
        <span>{t('onTheWay', { km: km(last), time: time(walkMs) })}</span>
        {restMs ? <span>{` ${t('resting', { time: time(restMs) })}`}</span> : null}
      </p>
      <ol className={styles.stages}>
        {shown.map((halt, i) => {
          const at = roundedMs(halt.at)
          const before = shown[i - 1]
          const isNewDay = !before || fairDate(roundedMs(before.at)) !== fairDate(at)
          return (
            <li key={halt.stop.waypoint.order}>
              <Icon
                name={
                  halt === last
                    ? 'i-darshan'
                    : halt === first
                      ? 'i-route'
                      : halt.rest === 'heat'
                        ? 'i-sun'
                        : 'i-rest'
                }
              />
              <span>
                <b>{say(halt.stop.waypoint.name)}</b>
                <small>
                  {[
                    isNewDay ? sayDayTime(at, language) : sayTime(at, language),
                    halt === first ? '' : t('afterKm', { km: km(halt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                {halt.rest ? (
                  <small>
                    {halt.rest === 'heat'
                      ? t('restHeat', { time: sayTime(roundedMs(halt.until), language) })
                      : t('restShort')}
                  </small>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="sub">{t('walkBasis')}</p>
    </>
  )
}
