import { between, exactKm, nearestOnLeg, type Point } from '#common/distance.ts'
import { errorOf, type PlacedWaypoint } from '../walk-path.ts'

type LinePart = { isRecorded: boolean; points: readonly Point[] }

/** A stop that a recorded piece passes within its own error is on that piece; these are the limits of that error in metres. */
const passed = { least: 100, most: 500 }

/**
 * The line of the walk: the recorded pieces in walking order, with the previous line in their gaps, which is straight between the
 * known stops. Each part begins where the one before it ends.
 */
export function mergeLine(
  stops: readonly PlacedWaypoint[],
  pieces: readonly (readonly Point[])[],
): LinePart[] {
  const away = kmAlong(stops.map(({ position }) => position))
  const own = stops.map(({ position }) => away(position))
  const parts: LinePart[] = []
  let next = 0
  const guess = (points: readonly Point[]) => points.length > 1 && parts.push({ isRecorded: false, points })
  const endOf = () => parts.at(-1)?.points.at(-1) ?? []
  const isOff = (stop: PlacedWaypoint) => !pieces.some(piece => passes(piece, stop))
  for (const points of pieces) {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) continue
    const [startKm, endKm] = [away(first), away(last)]
    const before = stops.slice(next).filter((stop, i) => (own[next + i] as number) < startKm && isOff(stop))
    guess([endOf(), before.map(({ position }) => position), first].flat())
    parts.push({ isRecorded: true, points })
    const after = own.findIndex((km, i) => i >= next && km > endKm)
    next = after < 0 ? stops.length : after
  }
  guess(
    [
      endOf(),
      stops
        .slice(next)
        .filter(isOff)
        .map(({ position }) => position),
    ].flat(),
  )
  return parts
}

/** Says how many km along a line of points another one lies, at the point of the line nearest to it. */
function kmAlong(line: readonly Point[]): (point: Point) => number {
  let sum = 0
  const kms = line.map((point, i) => {
    sum += exactKm(line[i - 1] ?? point, point)
    return sum
  })
  return here => {
    let best = { km: 0, off: Number.POSITIVE_INFINITY }
    for (const [i, to] of line.entries()) {
      const from = line[i - 1] ?? to
      const fraction = nearestOnLeg(from, to, here)
      const off = exactKm(between(from, to, fraction), here)
      const [before = 0, after = 0] = [kms[i - 1] ?? kms[i], kms[i]]
      if (off < best.off) best = { km: before + (after - before) * fraction, off }
    }
    return best.km
  }
}

function passes(piece: readonly Point[], stop: PlacedWaypoint): boolean {
  const nearM = Math.min(passed.most, Math.max(passed.least, errorOf(stop)))
  return piece.some((to, i) => {
    const from = piece[i - 1] ?? to
    return exactKm(between(from, to, nearestOnLeg(from, to, stop.position)), stop.position) * 1000 <= nearM
  })
}
