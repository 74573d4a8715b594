import type { Stop, Walk } from './walk.ts'

/** The first and the last stop of a closed part; undefined if none of it is on the way to the temple. */
export function endsOf(
  { stops }: Walk,
  [first, last]: readonly [first: number, last: number],
): { from: Stop; to: Stop } | undefined {
  const inside = stops.filter(({ waypoint }) => waypoint.order >= first && waypoint.order <= last)
  const [from, to] = [inside[0], inside.at(-1)]
  return from && to && { from, to }
}
