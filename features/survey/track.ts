import type { Point } from '#common/distance.ts'
import { coarsestM, type Fix, isJump, type Unusable, whyUnusable } from './fix.ts'
import { metresAlong, metresBetween, middle } from './geometry.ts'

/** A stretch of the walk that was not recorded, between two fixes. */
type Gap = { from: Fix; to: Fix }

/**
 * What was recorded of a walk so far. `parts`: lines without a gap, in order. `fault`: what is wrong with the newest
 * fix. `recent`: every usable fix of the last seconds, by which a place is recorded.
 */
export type Track = {
  parts: readonly (readonly Fix[])[]
  gaps: readonly Gap[]
  fault: Unusable | 'jump' | undefined
  recent: readonly Fix[]
  /** Fixes that would be a jump. If enough of them agree, they are right. */
  doubted: readonly Fix[]
  /** The last part is sent already: the next fix begins a new one. */
  isCut: boolean
}
export const emptyTrack: Track = {
  ...{ parts: [], gaps: [], fault: undefined, recent: [], doubted: [], isCut: false },
}

/** Fixes closer than this (m) are one, unless so much time (ms) has passed. */
const stepM = 5
const stepMs = 15_000
/** A longer silence (ms) is a gap, if somebody moved meanwhile. */
const gapMs = 45_000
const believedAfter = 3
const recentMs = 20_000
/** More fixes than these begin a new part: a part is what is sent at once. */
export const longestPart = 200

/** The track with one more fix. What cannot be true is left out: `fault` says so. */
export function withFix(track: Track, fix: Fix): Track {
  const last = track.parts.at(-1)?.at(-1)
  if (last && fix.at <= last.at) return track
  const fault = whyUnusable(fix)
  if (fault) return { ...track, fault }
  if (last && isJump(last, fix)) {
    const before = track.doubted.at(-1)
    const doubted = before && !isJump(before, fix) ? [...track.doubted, fix] : [fix]
    if (doubted.length < believedAfter) return { ...track, doubted, fault: 'jump' }
    // A phone often begins with the place where it was last: fewer fixes agree with that than with the new place.
    const [first = []] = track.parts
    const isFalseBegin = track.parts.length === 1 && first.length < believedAfter && !track.isCut
    if (isFalseBegin) return { ...emptyTrack, parts: [doubted], recent: doubted }
    return { ...afterGap(track, doubted, last), recent: doubted }
  }
  const recent = [...track.recent.filter(({ at }) => fix.at - at <= recentMs), fix]
  const next: Track = { ...track, fault: undefined, doubted: [], recent }
  const part = track.parts.at(-1)
  if (!last || !part) return { ...next, parts: [[fix]], isCut: false }
  const moved = metresBetween(last, fix)
  if (fix.at - last.at > gapMs && moved > 2 * coarsestM) return afterGap(next, [fix], last)
  if (moved < stepM && fix.at - last.at < stepMs) return next
  // A part begins where the one before it ends, so that nothing of the line is missing between them.
  if (track.isCut || part.length >= longestPart)
    return { ...next, parts: [...track.parts, [last, fix]], isCut: false }
  return { ...next, parts: [...track.parts.slice(0, -1), [...part, fix]] }
}

function afterGap(track: Track, fixes: readonly Fix[], from: Fix): Track {
  const gaps = [...track.gaps, { from, to: fixes[0] as Fix }]
  return { ...track, parts: [...track.parts, fixes], gaps, fault: undefined, doubted: [], isCut: false }
}

/** Parts that continue one another as one line. */
export function linesOf(parts: Track['parts']): Fix[][] {
  const lines: Fix[][] = []
  for (const part of parts) {
    const before = lines.at(-1)
    if (before && before.at(-1)?.at === part[0]?.at) before.push(...part.slice(1))
    else if (part.length > 0) lines.push([...part])
  }
  return lines
}

/** So long (ms), and so far (m) for who rides, fixes are evened out. */
const evenedOver = { ms: 60_000, m: 150 }
/** A line without the errors of single fixes: the middle of each minute's fixes, and of those at both ends. */
export function evened(line: readonly Fix[]): Point[] {
  if (line.length < 2 * believedAfter) return line.map(({ lat, lng }) => ({ lat, lng }))
  const groups: Fix[][] = []
  for (const fix of line) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isNear = first && fix.at - first.at < evenedOver.ms && metresBetween(first, fix) < evenedOver.m
    if (group && isNear) group.push(fix)
    else groups.push([fix])
  }
  return [middle(line.slice(0, 2)), ...groups.map(middle), middle(line.slice(-2))]
}

/** Metres of a walk without its gaps, with the errors of single fixes evened out. */
export const metresOf = ({ parts }: Pick<Track, 'parts'>): number =>
  linesOf(parts).reduce((sum, line) => sum + metresAlong(evened(line)), 0)

/** How many ms of a walk were not recorded. */
export const gapTime = ({ gaps }: Pick<Track, 'gaps'>): number =>
  gaps.reduce((sum, { from, to }) => sum + to.at - from.at, 0)

/** So long (ms) before and after the press fixes count for a place. */
export const aroundMs = 8000
/** Where a place is that was recorded at a time: the middle of the fixes around it; undefined if there was none. */
export function placeAt(fixes: readonly Fix[], at: number): { point: Point; accuracyM: number } | undefined {
  const near = fixes.filter(fix => Math.abs(fix.at - at) <= aroundMs)
  if (near.length === 0) return undefined
  const exact = near.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b)
  return { point: middle(near), accuracyM: Math.ceil(exact[Math.floor(exact.length / 2)] as number) }
}
