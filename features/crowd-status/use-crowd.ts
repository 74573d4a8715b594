import { useLive } from '#kit/web/live.ts'
import { writeOffline } from '#kit/web/offline-cache.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { CrowdPlace, CrowdStatus, crowdStatusContract } from './contract.ts'
import { overallLevel } from './level.ts'

const useCall = queryHook<typeof crowdStatusContract>()

/**
 * The crowd status, updated by live events: a reported place replaces its row and the overall level is recomputed. After a change
 * of the list itself phones fetch it, spread over some seconds, and not before the server has renewed it.
 */
export function useCrowd(): QueryResult<CrowdStatus> {
  const crowd = useCall('GET /api/crowd-status', {})
  useLive<CrowdPlace | { id?: undefined }>(
    'crowd',
    place =>
      place.id
        ? crowd.replace(known => {
            const next = known && withPlace(known, place)
            // Stored, so that a level that was just received is there offline too.
            if (next) void writeOffline('/api/crowd-status', next)
            return next
          })
        : setTimeout(crowd.refresh, 1000 + Math.random() * 9000),
    () => crowd.refresh(),
  )
  return crowd
}

export const useCrowdDays = () => useCall('GET /api/crowd-status/day', {})

function withPlace(known: CrowdStatus, place: CrowdPlace): CrowdStatus {
  if (!known.places.some(({ id }) => id === place.id)) return known
  const places = known.places.map(one => (one.id === place.id ? place : one))
  const newest = [known.updated_at, place.updated_at]
    .filter(time => time !== null)
    .toSorted()
    .at(-1)
  return { places, level: overallLevel(places), updated_at: newest ?? null }
}
