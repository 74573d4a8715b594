import { useMemo } from 'react'
import { fairClock, fairDate, fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { temple } from '#content/temple.ts'
import { Age } from '#kit/web/age.tsx'
import { useLiveTravelRules } from '#kit/web/closures.ts'
import { useDraft } from '#kit/web/draft.ts'
import { type FairHold, useHolds } from '#kit/web/holds.ts'
import { useText } from '#kit/web/language.tsx'
import { LoadFailed, Loading } from '#kit/web/load-state.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { queryHook } from '#kit/web/query.ts'
import { heldFrom } from '../ahead/held.ts'
import { useKeptWalk } from '../ahead/kept-walk.ts'
import { useMelaRoute } from '../use-mela-route.ts'
import { useStarterRoute } from '../use-starter-route.ts'
import { measureWalk, type Walk } from '../walk.ts'
import type { planContract } from './contract.ts'
import styles from './plan.module.css'
import { PlanAnswer } from './plan-answer.tsx'
import { type Chosen, PlanForm } from './plan-form.tsx'
import { RuleList } from './rule-list.tsx'
import { journeyPlanTexts } from './texts.ts'
import { type Halt, haltsFrom, leaveFor, paces, stopsFrom } from './walking-day.ts'

const usePlan = queryHook<typeof planContract>()
/** Hour of arrival on another day than today, until the reader chooses. */
const usualHour = 6
/** From this many ms on, an hour of setting out has passed. */
const lateMs = 3_600_000
const nothingChosen: Partial<Chosen> = {}
const nothing = { rules: [], station: null }

/** `/journey`: what applies on a day and hour for people who come on foot, by car, bus or train, and the hours of a walk. */
export function JourneyPlanScreen() {
  const t = useText(journeyPlanTexts)
  const now = useApproximateNow() ?? 0
  // The words of an age depend on the phone's clock, so the page does not contain them.
  const clock = useNow()
  const isUp = clock !== undefined
  const query = usePlan('GET /api/travel-rules', {})
  useLiveTravelRules(query)
  const { value, savedAt, isLoading, refresh } = query
  const walk = useWalk()
  const holds = useHolds()
  const ownKmh = useKeptWalk().pace?.kmh
  const { draft: chosen, change } = useDraft('journey', nothingChosen)
  const today = fairDate(now)
  const mondays = editions
    .flatMap(edition => edition.mondays)
    .filter(monday => monday >= today)
    .slice(0, 5)
  const day = chosen.day ?? mondays[0] ?? today
  const hour = chosen.hour ?? (day === today ? fairClock(now).hour : usualHour)
  const { mode = 'foot', hourIs = 'arrive', rests = 'heat', pace = ownKmh ? 'own' : 'usual' } = chosen
  const rules = value?.rules ?? []
  const starts = (mode === 'foot' && walk ? stopsFrom(walk, 0) : []).slice(0, -1)
  const isWalk = starts.length > 0
  const ways = rules.filter(rule => rule.kind === 'way' && rule.modes.includes(mode))
  const places = isWalk
    ? starts.map(({ waypoint }) => waypoint.name)
    : [...new Map(ways.map(({ place }) => [place.en, place])).values()]
  const isKnown = chosen.from === '' || places.some(({ en }) => en === chosen.from)
  const chosenFrom = isKnown ? chosen.from : undefined
  const from = isWalk ? chosenFrom || places[0]?.en : chosenFrom
  // An incomplete date counts as none.
  const date = /^20\d\d-\d\d-\d\d$/.test(day) ? day : today
  const moment = fairMoment(date, `${String(hour).padStart(2, '0')}:00`)
  const start = starts.find(({ waypoint }) => waypoint.name.en === from)
  let halts: Halt[] | undefined
  let arrivesAt: number | undefined
  if (walk && start) {
    const stops = stopsFrom(walk, start.waypoint.order)
    const walker = { kmh: pace === 'own' ? (ownKmh ?? paces.usual) : paces[pace], rests }
    halts = haltsFrom(stops, hourIs === 'leave' ? moment : leaveFor(stops, moment, walker), walker)
    if (clock && (halts[0]?.until ?? clock) < clock - lateMs)
      arrivesAt = haltsFrom(stops, clock, walker).at(-1)?.at
  }
  if (isLoading && !value && !walk)
    return (
      <Page>
        <Loading rows={3} />
      </Page>
    )
  return (
    <Page>
      <PlanForm
        chosen={{ day, hour, mode, from, hourIs, pace, rests }}
        days={{ today, mondays }}
        places={places}
        isWalk={isWalk}
        ownKmh={ownKmh}
        onChoose={change}
      />
      <PlanAnswer
        plan={value ?? nothing}
        moment={moment}
        mode={mode}
        from={places.length ? from : ''}
        halts={halts}
        arrivesAt={arrivesAt}
        holds={heldOnWay(walk, holds, halts)}
      />
      {rules.length ? (
        <section className={styles.part}>
          <h2>{t('everything')}</h2>
          <RuleList rules={rules} isMixed />
        </section>
      ) : null}
      {value ? (
        isUp ? (
          <Age at={savedAt} />
        ) : null
      ) : isLoading ? null : (
        <LoadFailed title={t('failed')} onRetry={refresh} />
      )}
    </Page>
  )
}

/** Current holds between the first stop and the temple, for somebody who walks meanwhile. */
function heldOnWay(walk: Walk | undefined, holds: readonly FairHold[], halts: readonly Halt[] | undefined) {
  const [first, last] = [halts?.[0], halts?.at(-1)]
  if (!walk || !first || !last) return []
  const start = { km: first.stop.km, errorM: 0 }
  return heldFrom(walk, holds, start, 'temple')
    .map(({ what }) => what)
    .filter(({ since, until }) => first.at <= until && last.at >= since)
}

/** The walk, from the server or from the build. */
function useWalk() {
  const { value } = useMelaRoute()
  const starter = useStarterRoute(value === undefined)
  const route = value ?? starter
  return useMemo(() => route && measureWalk(route.waypoints, temple, route.line), [route])
}
