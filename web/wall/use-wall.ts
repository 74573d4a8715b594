import { useEffect, useMemo, useRef } from 'react'
import type { Point } from '#common/distance.ts'
import type { casesContract } from '#features/cases/contract.ts'
import { useCaseNews } from '#features/cases/use-case-watch.ts'
import { useCrowd } from '#features/crowd-status/use-crowd.ts'
import type { dangerContract } from '#features/danger/contract.ts'
import { current, useDangers } from '#features/danger/use-dangers.ts'
import type { handOverContract } from '#features/lost-found/reunite/hand-over-contract.ts'
import type { NoticeList, noticesContract } from '#features/notices/contract.ts'
import { useQueue } from '#features/queue/use-queue.ts'
import { useLots } from '#features/vehicles/lots/use-lots.ts'
import { request } from '#kit/web/api.ts'
import { useLive } from '#kit/web/live.ts'
import { queryHook } from '#kit/web/query.ts'

const useNotices = queryHook<typeof noticesContract>()
const usePlaces = queryHook<typeof dangerContract>()
const useCases = queryHook<typeof casesContract>()
const usePersons = queryHook<typeof handOverContract>()
/** ms between requests to the server, in addition to the live stream. */
const every = 20_000
/** ms without an answer after which the wall says that its information is old. */
export const oldAfter = 90_000
/** ms after which an untouched page is reloaded, to get a newer build. */
const pageLasts = 6 * 3_600_000

/** The roadside screen's data: crowd, queue and notices. */
export function useRoad() {
  const crowd = useCrowd()
  const queue = useQueue()
  const notices = useNotices('GET /api/notices', {})
  useLive<NoticeList>(
    'notices',
    list => notices.replace(() => list),
    () => notices.refresh(),
  )
  useAsking([crowd, queue, notices])
  useUntouched()
  // When the oldest part was answered, by the server's clock; 0 until all are loaded.
  const answeredAt = Math.min(...[crowd, queue, notices].map(({ savedAt }) => savedAt ?? 0))
  return { crowd: crowd.value, queue: queue.value, notices: notices.value?.notices ?? [], answeredAt }
}

/** Open cases visible to the account on this screen: kinds and times, not their content. */
export function useOpenCases() {
  const cases = useCases('GET /api/cases/watch', {})
  useCaseNews(cases.value?.topics, cases.refresh)
  useAsking([cases])
  return cases
}

/** The fair's parking lots. */
export function useWallLots() {
  const lots = useLots()
  useAsking([lots])
  return lots.value?.lots
}

/** Persons whom a desk put on screens; undefined once the session has ended. */
export function useWallPersons() {
  const { value, error, refresh } = usePersons('GET /api/missing-persons/screens', {})
  useLive('missing-persons', refresh, refresh)
  useAsking([{ refresh }])
  return ['unauthenticated', 'forbidden'].includes(error?.code ?? '') ? undefined : value?.persons
}

/** Dangers that staff have confirmed and that are not fixed. */
export function useWallDangers(now: number) {
  const dangers = useDangers()
  useAsking([dangers])
  const list = dangers.value
  return useMemo(() => current(list, now), [list, now])
}

/** Known positions of the corporation's named places, by English name. Staff may rename and move them. */
export function useWallPoints(): ReadonlyMap<string, Point> {
  const places = usePlaces('GET /api/dangers/places', {})
  useLive('crowd', places.refresh, places.refresh)
  useAsking([places])
  const { value } = places
  return useMemo(
    () => new Map(value?.places.flatMap(({ name, point }) => (point ? [[name.en, point] as const] : []))),
    [value],
  )
}

/** Refreshes the queries at intervals, because a stream may be lost unnoticed. */
function useAsking(queries: readonly { refresh: () => Promise<void> }[]): void {
  const latest = useRef(queries)
  latest.current = queries
  useEffect(() => {
    const timer = setInterval(() => {
      for (const query of latest.current) void query.refresh()
    }, every)
    return () => clearInterval(timer)
  }, [])
}

/** Keeps the screen on, and reloads the page every few hours, if the guide itself answers then. */
function useUntouched(): void {
  useEffect(() => {
    const stayOn = () => void navigator.wakeLock?.request('screen').catch(() => undefined)
    stayOn()
    document.addEventListener('visibilitychange', stayOn)
    const timer = setInterval(() => {
      request('/healthz').then(
        () => location.reload(),
        () => undefined,
      )
    }, pageLasts)
    return () => {
      document.removeEventListener('visibilitychange', stayOn)
      clearInterval(timer)
    }
  }, [])
}
