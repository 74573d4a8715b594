import type { Point } from '#common/distance.ts'
import { metresBetween } from '../geometry.ts'
import { samePlaceM } from '../join.ts'
import type { PointKind } from '../point-kinds.ts'
import type { GuideRow, Recorded } from './contract.ts'

/** The lists of the guide that a record of each kind may belong to. Whoever feeds or lodges pilgrims is recorded as a camp. */
export const listsOf: Partial<Record<PointKind, readonly string[]>> = {
  tap: ['drinking-water'],
  toilet: ['toilet', 'bathroom'],
  camp: ['shivir', 'bhandara', 'rest-room', 'dharamshala', 'paid-hotels', 'post'],
  doctor: ['health-centre'],
  atm: ['atm'],
  gate: ['crowd-gate', 'waypoint', 'parking', 'post'],
  barrier: ['crowd-place', 'waypoint'],
  'light-pole': ['post'],
}
/** A place of the guide that a record may be. `metres`: its distance; null if the guide does not know its position. */
export type Candidate = { place: GuideRow; metres: number | null }
export type Proposal = {
  point: Recorded
  /** Nearest first, then those without a position. */
  candidates: readonly Candidate[]
  /** Another open record that is probably the same place. */
  double: { of: Recorded; metres: number } | undefined
}
/** A place of the guide farther away (m) than this plus its own error is a different place. */
const nearM = 300

/** The candidates of each undecided record; records nearest to a place of the guide first. */
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
  const lists = listsOf[point.kind] ?? []
  const isPossible = ({ kind, is_checked }: GuideRow) => !is_checked && lists.includes(kind)
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

type Completeness = { kind: string; total: number; checked: number; missing: readonly GuideRow[] }
/**
 * How much of each list was measured on the ground, and what is missing: nearest to `from` first, places without a position
 * last.
 */
export function completeness(guide: readonly GuideRow[], from: Point): Completeness[] {
  const kinds = [...new Set(guide.map(({ kind }) => kind))]
  return kinds.map(kind => {
    const places = guide.filter(place => place.kind === kind)
    const missing = places.filter(({ is_checked }) => !is_checked)
    const metres = ({ position }: GuideRow) => (position ? metresBetween(from, position) : Number.MAX_VALUE)
    return {
      ...{ kind, total: places.length, checked: places.length - missing.length },
      missing: missing.toSorted((a, b) => metres(a) - metres(b)),
    }
  })
}
