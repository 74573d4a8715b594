import type { FairHold } from '#kit/web/holds.ts'
import type { Walk } from '../walk.ts'
import { type Ahead, aheadOf, type Start, spotAt } from './ahead.ts'
import { lineErrorM, stopErrorM } from './certainty.ts'

/** Where on the walk something is held: at its place, at both ends of a stretch, at the temple for the queue; nowhere if nobody knows. */
function spotsOf(walk: Walk, { what, ends }: FairHold) {
  if (what === 'queue' && ends.length === 0)
    return [{ km: walk.km, errorM: lineErrorM(walk, walk.km), isNamed: false }]
  return ends.flatMap(({ name, point, precision_m }) => {
    const stop = walk.stops.find(({ waypoint }) => waypoint.name.en === name)
    if (stop) return [{ km: stop.km, errorM: stopErrorM(walk, stop), isNamed: !stop.placed }]
    const spot = point && spotAt(walk, point, precision_m)
    return spot ? [{ ...spot, isNamed: false }] : []
  })
}

/** What is held on the walk, in walking order. A stretch begins at the first of its ends that is ahead. */
export function heldFrom(
  walk: Walk,
  holds: readonly FairHold[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<FairHold>[] {
  const rows = holds.flatMap(hold => {
    const spots = spotsOf(walk, hold)
    const all = spots.flatMap(spot => aheadOf(walk, hold, spot, start, towards) ?? [])
    const [first] = all.toSorted((a, b) => a.km - b.km)
    if (!first) return []
    // Whoever is between its two ends stands in it.
    return [spots.length > all.length ? { ...first, km: 0, basis: 'about' as const, isAround: true } : first]
  })
  return rows.toSorted((a, b) => a.km - b.km)
}
