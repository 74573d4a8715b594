import { between, exactKm, nearestOnLeg, type Point } from '#common/distance.ts'

/** Staff who stand on the walk at most so far, in km, before what is held are told of it first: about an hour of walking. */
const beforeKm = 5
/** Whoever stands farther from the line, in km, does not stand on the walk. */
const besideKm = 1

/** Where a point is along a line: km from its start, and how far away from it. Undefined where the line has no two points. */
export function alongLine(line: readonly Point[], here: Point): { km: number; offKm: number } | undefined {
  let best: { km: number; offKm: number } | undefined
  let km = 0
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from) continue
    const share = nearestOnLeg(from, to, here)
    const at = between(from, to, share)
    const [long, offKm] = [exactKm(from, to), exactKm(at, here)]
    if (!best || offKm < best.offKm) best = { km: km + long * share, offKm }
    km += long
  }
  return best
}

/** Of those on duty, who stands on the walk before what is held or at it; its first end counts. Nobody where nobody knows where it is. */
export function whoStandsBefore<Person extends { point?: Point | undefined }>(
  line: readonly Point[],
  ends: readonly Point[],
  people: readonly Person[],
): Person[] {
  const from = Math.min(...ends.map(end => alongLine(line, end)?.km ?? Number.POSITIVE_INFINITY))
  if (!Number.isFinite(from)) return []
  return people.filter(({ point }) => {
    const at = point && alongLine(line, point)
    return at && at.offKm <= besideKm && at.km <= from && at.km >= from - beforeKm
  })
}
