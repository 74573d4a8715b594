import { between, exactKm, nearestOnLeg, type Point } from '#common/distance.ts'
import { temple } from '#content/temple.ts'
import type { AppContext, Landmark } from '#kit/server/context.ts'
import { offered } from '#kit/server/offered.ts'
import type { HoldOrder } from './contract.ts'

/** Staff on the walk within this many km before a hold are notified first: about an hour of walking. */
const beforeKm = 5
/** Somebody farther than this many km from the line does not stand on the walk. */
const besideKm = 1

/** Where a point is along a line: km from its start, and its distance from the line. Undefined if the line has fewer than two points. */
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

/** Those on duty who stand on the walk before the hold or at it; of a stretch, its first end counts. Empty if its position is unknown. */
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

/** User names of crowd reporters on duty who stand on the walk before the hold; empty if there are none. */
export async function whoIsToldFirst(
  { db, features }: Pick<AppContext, 'db' | 'features'>,
  { what, place, to }: HoldOrder,
  landmarks: readonly Landmark[],
): Promise<string[]> {
  const ends =
    what === 'queue' && !place
      ? [temple]
      : [place, to].flatMap(name => landmarks.find(one => one.name.en === name)?.point ?? [])
  const [walk, onDuty, names] = await Promise.all([
    offered(features, 'surveyedLine')?.read(db),
    offered(features, 'onDuty')?.({ db, features }),
    offered(features, 'namesWho')?.(db, 'crowd'),
  ])
  const line = walk?.parts.flatMap(({ points }) => points) ?? []
  const people = (onDuty ?? []).filter(({ username }) => names?.includes(username))
  return whoStandsBefore(line, ends, people).map(({ username }) => username)
}
