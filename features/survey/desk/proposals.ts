import { metresBetween } from '../geometry.ts'
import { samePlaceM } from '../join.ts'
import type { PointKind } from '../point-kinds.ts'
import type { GuideRow, Recorded } from './contract.ts'

/** The list of the guide that a record of each kind may be in; the others have none yet. */
export const typeOf: Partial<Record<PointKind, string>> = {
  tap: 'drinking-water',
  toilet: 'toilet',
  camp: 'shivir',
  doctor: 'health-centre',
  atm: 'atm',
}
/** A place of the guide that a record may be. `metres`: how far it is; null where the guide does not know its position. */
export type Candidate = { place: GuideRow; metres: number | null }
export type Proposal = {
  point: Recorded
  /** Nearest first, then those without a position. */
  candidates: readonly Candidate[]
  /** Another open record that is probably the same place. */
  double: { of: Recorded; metres: number } | undefined
}
/** A guide's place that is further away (m) than this, beyond its own error, is another place. */
const nearM = 300

/** What each record that nobody decided may be, nearest to the guide's places first. */
export function proposals(points: readonly Recorded[], guide: readonly GuideRow[]): Proposal[] {
  const open = points.filter(({ decision }) => decision === null)
  return open
    .map((point, i) => {
      const others = open.slice(i + 1).filter(({ kind }) => kind === point.kind)
      const of = others.find(other => metresBetween(point, other) <= samePlaceM)
      return {
        point,
        candidates: candidatesFor(point, guide),
        double: of && { of, metres: Math.round(metresBetween(point, of)) },
      }
    })
    .toSorted((a, b) => nearestOf(a) - nearestOf(b))
}
const nearestOf = ({ candidates: [first] }: Proposal) => first?.metres ?? Number.POSITIVE_INFINITY

function candidatesFor(point: Recorded, guide: readonly GuideRow[]): Candidate[] {
  const type = typeOf[point.kind]
  // A gate or a barrier may be a point of the walk.
  const isPossible = ({ kind, is_checked }: GuideRow) => !is_checked && kind === (type ?? 'waypoint')
  if (point.kind === 'danger' || point.kind === 'light-pole') return []
  const all = guide.filter(isPossible).map(place => ({
    place,
    metres: place.position && Math.round(metresBetween(point, place.position)),
  }))
  const near = all.filter(
    ({ place, metres }) => metres !== null && metres <= nearM + (place.precision_m ?? nearM),
  )
  const unknown = all.filter(({ metres }) => metres === null)
  return [...near.toSorted((a, b) => Number(a.metres) - Number(b.metres)), ...unknown]
}

export type Completeness = { kind: string; total: number; checked: number; missing: readonly GuideRow[] }
/** How much of each list was measured on the ground, and what is missing: first what has no position at all. */
export function completeness(guide: readonly GuideRow[]): Completeness[] {
  const kinds = Map.groupBy(guide, ({ kind }) => kind)
  return [...kinds].map(([kind, places]) => {
    const missing = places.filter(({ is_checked }) => !is_checked)
    const worst = ({ position, precision_m }: GuideRow) => (position ? (precision_m ?? 10_000) : 100_000)
    return {
      ...{ kind, total: places.length, checked: places.length - missing.length },
      missing: missing.toSorted((a, b) => worst(b) - worst(a)),
    }
  })
}
