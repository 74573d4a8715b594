import type { FairHold } from '#kit/web/holds.ts'
import type { Walk } from '../walk.ts'
import { type Ahead, aheadFrom, type Start, spotAt } from './ahead.ts'
import { lineErrorM, stopErrorM } from './certainty.ts'

/** Where on the walk a hold is: at its place, at both ends of a stretch, at the temple for the queue; nowhere if unknown. */
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

/** Holds on the walk, in walking order. */
export const heldFrom = (
  walk: Walk,
  holds: readonly FairHold[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<FairHold>[] => aheadFrom(walk, holds, hold => spotsOf(walk, hold), start, towards)
