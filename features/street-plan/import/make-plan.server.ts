import { brotliCompressSync, constants } from 'node:zlib'
import polylines from '@googlemaps/polyline-codec'
import simplify from 'simplify-js'
import { toAMetre } from '#common/distance.ts'
import type { StreetPlan } from '../contract.ts'
import { type Areas, clip } from './clip.server.ts'
import { type Found, type NamedPoint, PlanRefused, type Position, type Shape } from './shape.ts'
import { type LineKind, lineKinds } from './tags.ts'

/** The largest plan that is sent to a phone (bytes, brotli). */
export const mostBytes = 60_000
/** The same as `kit/server/http/compressed-body.ts` uses for an answer that may change. */
const effort = 5

/** Tried in order until the plan fits: lines are off by at most `metres`, kinds in `without` are left out. */
type Way = { metres: number; without: readonly LineKind[]; names: number }
const ways: readonly Way[] = [
  { metres: 3, without: [], names: 600 },
  { metres: 6, without: [], names: 500 },
  { metres: 6, without: ['path'], names: 400 },
  { metres: 10, without: ['path'], names: 300 },
  { metres: 15, without: ['path', 'green'], names: 200 },
]

export type PlanContent = Omit<StreetPlan, 'imported_at'>
/** A plan, its size (bytes, brotli), and what was left out to make it fit. */
export type MadePlan = { plan: PlanContent; bytes: number; metres: number; without: readonly LineKind[] }

/** Makes the most exact plan that fits; throws PlanRefused if none does. */
export function makePlan({ shapes, points }: Found, areas: Areas): MadePlan {
  const cut = shapes.flatMap(shape => clip(shape, areas) ?? [])
  if (!cut.some(({ kind }) => kind === 'main' || kind === 'street'))
    throw new PlanRefused('The file holds no street in the area of the guide.')
  const names = namesOf(cut, points)
  for (const { metres, without, names: most } of ways) {
    const kept = cut.filter(({ kind }) => !without.includes(kind))
    const plan = drawn(kept, names.slice(0, most), metres)
    const bytes = compressedBytes(plan)
    if (bytes <= mostBytes) return { plan, bytes, metres, without }
  }
  throw new PlanRefused(
    `The streets do not fit into ${mostBytes / 1000} kB, even without paths and parks. Cut a smaller area out of the file.`,
  )
}

function drawn(shapes: readonly Shape[], names: readonly NamedPoint[], metres: number): PlanContent {
  const shown = shapes.map(shape => ({
    ...shape,
    lines: shape.lines.flatMap(line => straightened(line, shape.isArea, metres)),
  }))
  const lines: PlanContent['lines'] = {}
  const areas: PlanContent['areas'] = {}
  for (const kind of lineKinds) {
    const own = shown.filter(shape => shape.kind === kind && shape.lines.length > 0)
    const [rings, open] = [own.filter(({ isArea }) => isArea), own.filter(({ isArea }) => !isArea)]
    if (rings.length) areas[kind] = rings.map(shape => shape.lines)
    if (open.length) lines[kind] = open.flatMap(shape => shape.lines)
  }
  return {
    lines,
    areas,
    names: names.map(({ at: [lng, lat], kind, name: { en, hi } }) => ({
      kind,
      at: [toAMetre(lat), toAMetre(lng)],
      en,
      ...(hi !== en && { hi }),
    })),
  }
}

const metresPerDegree = 111_320

/** A line simplified to within `metres`, as encoded polylines. */
function straightened(line: readonly Position[], isArea: boolean, metres: number): string[] {
  const bends = simplify(
    line.map(([x, y]) => ({ x, y })),
    metres / metresPerDegree,
    true,
  )
  return bends.length > (isArea ? 3 : 1) ? [polylines.encode(bends.map(({ x, y }) => [y, x]))] : []
}

const compressedBytes = (plan: PlanContent) =>
  brotliCompressSync(JSON.stringify(plan), { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }).length

/** A shorter line (m) gets no name. */
const shortestM = 120

/**
 * The named points, then one name per street, river, lake or park, the longest first, at the middle of its longest part. A
 * name appears once per kind.
 */
function namesOf(shapes: readonly Shape[], points: readonly NamedPoint[]): NamedPoint[] {
  const longest = new Map<string, { name: NamedPoint; metres: number }>()
  for (const { kind, lines, name, isArea } of shapes) {
    if (!name || kind === 'rail' || kind === 'path') continue
    const key = `${kind === 'main' ? 'street' : kind} ${name.en}`
    for (const line of lines) {
      const metres = lengthM(line)
      if (metres < shortestM || metres <= (longest.get(key)?.metres ?? 0)) continue
      longest.set(key, { name: { kind, at: isArea ? middleOf(line) : halfway(line), name }, metres })
    }
  }
  const named = [...longest.values()].toSorted((a, b) => b.metres - a.metres).map(({ name }) => name)
  const others = new Map(points.map(point => [`${point.kind} ${point.name.en}`, point]))
  return [...others.values(), ...named]
}

function lengthM(line: readonly Position[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i += 1) sum += stepM(line[i - 1] as Position, line[i] as Position)
  return sum
}

function stepM(a: Position, b: Position): number {
  const shrink = Math.cos((a[1] * Math.PI) / 180)
  return Math.hypot((b[0] - a[0]) * shrink, b[1] - a[1]) * metresPerDegree
}

/** The point halfway along a line, so that the name is on the street. */
function halfway(line: readonly Position[]): Position {
  let left = lengthM(line) / 2
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Position, line[i] as Position]
    const step = stepM(a, b)
    if (step >= left && step > 0)
      return [a[0] + ((b[0] - a[0]) * left) / step, a[1] + ((b[1] - a[1]) * left) / step]
    left -= step
  }
  return line.at(-1) as Position
}

function middleOf(ring: readonly Position[]): Position {
  const sum = ring.reduce(([x, y], [lng, lat]) => [x + lng, y + lat] as Position, [0, 0] as Position)
  return [sum[0] / ring.length, sum[1] / ring.length]
}
