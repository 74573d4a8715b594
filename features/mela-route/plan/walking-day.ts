import { fairClock, fairDate, fairMoment } from '#common/fair-time.ts'
import { hottest } from '../ahead/rest.ts'
import type { Stop, Walk } from '../walk.ts'

/**
 * How somebody walks. `heat`: half an hour of rest after one to two hours, and through the hottest hours; `none`: no rest, as the
 * dak bam.
 */
export const restKinds = ['heat', 'short', 'none'] as const
export type RestKind = (typeof restKinds)[number]
type Walker = { kmh: number; rests: RestKind }
/** Paces to choose from, in km/h. */
export const paces = { slow: 3, usual: 4, fast: 5 } as const

/** A stop on the way: when (ms) somebody arrives and leaves. `rest`: why they stay. */
export type Halt = { stop: Stop; at: number; until: number; rest?: 'short' | 'heat' }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const shortMs = 30 * minuteMs
/** Longest walk without a rest, in ms, unless two stops are farther apart. */
const stretchMs = 2.5 * hourMs
/** Steps in ms in which a time for setting out is searched. */
const stepMs = 15 * minuteMs

/** Stops with a known position, from one (its `order`) to the temple: the others have no kilometre of their own. */
export const stopsFrom = ({ stops }: Walk, order: number): Stop[] =>
  stops.filter(({ placed, waypoint }) => placed && waypoint.order >= order)

/** The way from the first stop to the last, for somebody who sets out at `leave` (ms). */
export function haltsFrom(stops: readonly Stop[], leave: number, { kmh, rests }: Walker): Halt[] {
  const halts: Halt[] = []
  let [now, walkedMs] = [leave, 0]
  for (const [i, stop] of stops.entries()) {
    const halt: Halt = { stop, at: now, until: now }
    halts.push(halt)
    const next = stops[i + 1]
    if (!next) break
    const legMs = ((next.km - stop.km) / kmh) * hourMs
    if (rests !== 'none' && walkedMs > 0 && walkedMs + legMs > stretchMs) {
      halt.until += shortMs
      halt.rest = 'short'
    }
    const cool = rests === 'heat' ? coolAfter(halt.until, legMs) : undefined
    if (cool !== undefined) {
      halt.until = cool
      halt.rest = 'heat'
    }
    if (halt.rest) walkedMs = 0
    now = halt.until + legMs
    walkedMs += legMs
  }
  return halts
}

/** The latest moment (ms) for setting out so that the last stop is reached by `arrive` (ms). */
export function leaveFor(stops: readonly Stop[], arrive: number, walker: Walker): number {
  let leave = Math.floor(arrive / stepMs) * stepMs
  // Each day has hours to walk, so an earlier morning always arrives in time.
  while ((haltsFrom(stops, leave, walker).at(-1)?.at ?? 0) > arrive) leave -= stepMs
  return leave
}

/** Time on foot and at rest, in ms. */
export function sumOf(halts: readonly Halt[]): { walkMs: number; restMs: number } {
  const restMs = halts.reduce((sum, { at, until }) => sum + until - at, 0)
  return { walkMs: (halts.at(-1)?.at ?? 0) - (halts[0]?.at ?? 0) - restMs, restMs }
}

/** When (ms) to go on so that the hottest hours are avoided; undefined if less than half of the leg lies in them. */
function coolAfter(ms: number, legMs: number): number | undefined {
  const [from, to] = [hottest.from, hottest.to].map(hour => fairMoment(fairDate(ms), `${hour}:00`)) as [
    number,
    number,
  ]
  const { hour } = fairClock(ms)
  const isHot = hour >= hottest.from && hour < hottest.to
  const endsIn = ms < from ? ms + legMs - from : 0
  // Rest at the stop that is nearer to the start of the heat.
  return isHot || (endsIn > 0 && from - ms <= endsIn) ? to : undefined
}
