import type { Point } from '#common/distance.ts'
import { coarsestM, type Fix, isJump, type Unusable, whyUnusable } from './fix.ts'
import { metresAlong, metresBetween, middle } from './geometry.ts'

/** A stretch of the walk that was not recorded, between two fixes. */
type Gap = { from: Fix; to: Fix }

/**
 * A walk as recorded so far. `parts`: lines without a gap, in order. `fault`: what is wrong with the newest fix. `recent`:
 * every usable fix of the last seconds, for recording a place.
 */
export type Track = {
  parts: readonly (readonly Fix[])[]
  gaps: readonly Gap[]
  fault: Unusable | 'jump' | undefined
  recent: readonly Fix[]
  /** Fixes that seem to be a jump. If enough of them agree, they are taken as right. */
  doubted: readonly Fix[]
  /** The last part has been sent, so the next fix begins a new one. */
  isCut: boolean
}
export const emptyTrack: Track = {
  ...{ parts: [], gaps: [], fault: undefined, recent: [], doubted: [], isCut: false },
}

/** A fix closer than this (m) to the last one is dropped, unless so much time (ms) has passed. */
const stepM = 5
const stepMs = 15_000
/** A longer silence (ms) is a gap, if the walker moved meanwhile. */
const gapMs = 45_000
const believedAfter = 3
const recentMs = 20_000
/** The most fixes in one part, which is sent in one request. */
export const longestPart = 200

/** The track with one more fix. An impossible fix is left out, and `fault` says why. */
export function withFix(track: Track, fix: Fix): Track {
  const last = track.parts.at(-1)?.at(-1)
  if (last && fix.at <= last.at) return track
  const fault = whyUnusable(fix)
  if (fault) return { ...track, fault }
  if (last && isJump(last, fix)) {
    const before = track.doubted.at(-1)
    const doubted = before && !isJump(before, fix) ? [...track.doubted, fix] : [fix]
    if (doubted.length < believedAfter) return { ...track, doubted, fault: 'jump' }
    // A phone often first reports where it was last used. Fewer fixes agree with that than with the new place.
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
  // A part begins where the previous one ends, so that the line has no hole between them.
  if (track.isCut || part.length >= longestPart)
    return { ...next, parts: [...track.parts, [last, fix]], isCut: false }
  return { ...next, parts: [...track.parts.slice(0, -1), [...part, fix]] }
}

function afterGap(track: Track, fixes: readonly Fix[], from: Fix): Track {
  const gaps = [...track.gaps, { from, to: fixes[0] as Fix }]
  return { ...track, parts: [...track.parts, fixes], gaps, fault: undefined, doubted: [], isCut: false }
}

/** Joins parts that continue one another into one line. */
export function linesOf(parts: Track['parts']): Fix[][] {
  const lines: Fix[][] = []
  for (const part of parts) {
    const before = lines.at(-1)
    if (before && before.at(-1)?.at === part[0]?.at) before.push(...part.slice(1))
    else if (part.length > 0) lines.push([...part])
  }
  return lines
}

/** Fixes are averaged over this time (ms) or, for a rider, this distance (m). */
const evenedOver = { ms: 60_000, m: 150 }
/** A smoothed line: the middle of each minute's fixes, and of the two at each end. */
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

/** Metres of a walk, smoothed and without its gaps. */
export const metresOf = ({ parts }: Pick<Track, 'parts'>): number =>
  linesOf(parts).reduce((sum, line) => sum + metresAlong(evened(line)), 0)

/** Fixes within this time (ms) of the press count for a place. */
export const aroundMs = 8000
/** The position of a place recorded at a time: the middle of the fixes around then; undefined if there was none. */
export function placeAt(fixes: readonly Fix[], at: number): { point: Point; accuracyM: number } | undefined {
  const near = fixes.filter(fix => Math.abs(fix.at - at) <= aroundMs)
  if (near.length === 0) return undefined
  const exact = near.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b)
  return { point: middle(near), accuracyM: Math.ceil(exact[Math.floor(exact.length / 2)] as number) }
}
