import { useLive } from '#kit/web/live.ts'
import { writeOffline } from '#kit/web/offline-cache.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { DangerList, dangerContract, PublicDanger } from './contract.ts'

const useCall = queryHook<typeof dangerContract>()

/** The confirmed dangers, updated by live events; stored on the phone for offline use. */
export function useDangers(): QueryResult<DangerList> {
  const query = useCall('GET /api/dangers', {})
  const hear = (list: DangerList) => {
    query.replace(() => list)
    writeOffline('/api/dangers', list)
  }
  useLive<DangerList>('dangers', hear, query.refresh)
  return query
}

/** Those with a recent enough statement of staff. */
export function current(list: DangerList | undefined, now: number): PublicDanger[] {
  return list?.dangers.filter(({ until }) => Date.parse(until) > now) ?? []
}
