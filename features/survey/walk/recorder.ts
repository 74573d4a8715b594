import { useSyncExternalStore } from 'react'
import { newId } from '#common/id.ts'
import { flush } from '#kit/web/outbox/outbox.ts'
import { hintedName, signOutEvent } from '#kit/web/staff/staff-hints.ts'
import type { PointKind } from '../point-kinds.ts'
import { aroundMs, emptyTrack, placeAt, type Track, withFix } from '../track.ts'
import { handPart, handPoint } from './hand-over.ts'
import {
  dropPoint,
  forgetEnded,
  keep,
  type LocalPart,
  type LocalPoint,
  type LocalTrack,
  readNewest,
} from './local-store.ts'
import { batteryLevel, type Silence, stayAwake, watchFixes } from './phone-senses.ts'

/** The recording's state. It lives outside the screen, so that recording continues while another screen is open. */
export type Recording = {
  /** `reading`: loading what an earlier page left on this phone. `elsewhere`: another tab is recording. */
  state: 'reading' | 'off' | 'on' | 'elsewhere'
  walk: LocalTrack | undefined
  track: Track
  points: readonly LocalPoint[]
  silence: Silence | undefined
  /** The newest position, even if it was not used; ms and metres. */
  heard: { at: number; accuracyM: number } | undefined
  isAwake: boolean
  /** Whether the recording will survive the page. */
  isSafe: boolean
  battery: number | undefined
  /** When an interrupted walk was resumed (ms). */
  resumedAt: number | undefined
  now: number
}
const nothing: Recording = {
  ...{ state: 'reading', walk: undefined, track: emptyTrack, points: [], silence: undefined },
  ...{ heard: undefined, isAwake: false, isSafe: true, battery: undefined, resumedAt: undefined, now: 0 },
}
/** How long (ms) a place can be changed before the outbox gets it. */
const openMs = 60_000
/** A walk interrupted longer ago than this (ms) has ended. */
const longestBreakMs = 12 * 3_600_000

let recording = nothing
let partIds: string[] = []
let stopSenses = () => {}
// Signing out ends the recording, so that whoever signs in next does not continue that walk.
if (typeof window !== 'undefined')
  addEventListener(signOutEvent, () => void (recording.state === 'on' && stop()))
let held: string | undefined
/** Ids of parts that the outbox has. */
const handed = new Set<string>()
const listeners = new Set<() => void>()

export const useRecording = (): Recording =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => recording,
    () => nothing,
  )
function change(by: Partial<Recording>) {
  recording = { ...recording, ...by }
  for (const listener of listeners) listener()
}

let shift = 0
let latest = 0
/** The phone's time (ms). It never goes back, even if the clock is set back during a walk. */
function clock(): number {
  const time = Date.now() + shift
  if (time < latest) shift += latest - time
  latest = Math.max(time, latest)
  return latest
}

let reading: Promise<void> | undefined
/** Loads what an earlier page left: resumes an interrupted walk and gives the outbox what it lacks. */
export const readRecording = (): Promise<void> =>
  (reading ??= alone().then(read, () => change({ state: 'elsewhere' })))
/** Resolves once no other tab can record; rejects if one is recording. */
const alone = () =>
  new Promise<void>((resolve, reject) => {
    if (!('locks' in navigator)) return resolve()
    void navigator.locks.request('survey', { ifAvailable: true }, lock => {
      if (!lock) return reject(new Error('another tab records'))
      resolve()
      return new Promise(() => {}) // Held as long as the page lives.
    })
  })
async function read(): Promise<void> {
  const kept = await readNewest()
  if (!kept) return change({ state: 'off' })
  const { track: walk, parts, points } = kept
  const lastAt = Math.max(walk.startedAt, points.at(-1)?.at ?? 0, parts.at(-1)?.fixes.at(-1)?.at ?? 0)
  latest = lastAt
  for (const part of parts) if (!part.isHanded) handPart(part, walk.username, clock())
  for (const point of points) if (!point.isHanded) handPoint(point, walk.username, clock())
  partIds = parts.map(({ id }) => id)
  for (const id of partIds) handed.add(id)
  const track = parts.reduce(continued, emptyTrack)
  const known = points.map(point => ({ ...point, isHanded: true }))
  change({ walk, track: { ...track, isCut: true }, points: known })
  const isOthers = walk.username !== hintedName('admin')
  const hasEnded = walk.endedAt !== undefined || isOthers || clock() - lastAt > longestBreakMs
  if (!hasEnded) return listen({ resumedAt: clock() })
  if (walk.endedAt === undefined) await keep('tracks', { ...walk, endedAt: lastAt })
  change({ state: 'off', walk: { ...walk, endedAt: walk.endedAt ?? lastAt } })
}
/** Adds a stored part to a track; what is missing before it is a gap. */
function continued(track: Track, { fixes }: LocalPart): Track {
  const from = track.parts.at(-1)?.at(-1)
  const [to] = fixes
  const gaps = from && to && from.at !== to.at ? [...track.gaps, { from, to }] : track.gaps
  return { ...track, parts: [...track.parts, fixes], gaps }
}

/** Starts a new walk. */
export async function start(): Promise<void> {
  await forgetEnded().catch(() => undefined)
  const walk = { id: newId(), username: hintedName('admin'), startedAt: clock() }
  partIds = []
  const isSafe = await keep('tracks', walk)
  change({ ...nothing, walk, isSafe })
  listen({})
}

let ticks: ReturnType<typeof setInterval> | undefined
function listen(more: Partial<Recording>) {
  change({ ...more, state: 'on', now: clock() })
  const stopWatch = watchFixes(hear, silence => change({ silence }))
  const sleep = stayAwake(isAwake => change({ isAwake }))
  const tick = () => {
    change({ now: clock() })
    for (const point of recording.points)
      if (!point.isHanded && point.id !== held && clock() - point.at > openMs) release(point.id)
    void batteryLevel().then(battery => battery !== recording.battery && change({ battery }))
  }
  tick()
  ticks = setInterval(tick, 5000)
  stopSenses = () => {
    stopWatch()
    sleep()
    clearInterval(ticks)
  }
}

function hear(position: { lat: number; lng: number; accuracyM: number }) {
  const at = clock()
  const before = recording.track
  const track = withFix(before, { ...position, at })
  change({ track, heard: { at, accuracyM: position.accuracyM }, silence: undefined, now: at })
  for (let n = Math.max(0, before.parts.length - 1); n < track.parts.length; n++) {
    if (track.parts[n] === before.parts[n] && n === track.parts.length - 1) continue
    void savePart(n, n < track.parts.length - 1)
  }
}
async function savePart(n: number, isWhole: boolean): Promise<void> {
  const { walk, track } = recording
  const fixes = track.parts[n]
  if (!walk || !fixes) return
  partIds[n] ??= newId()
  const part = { id: partIds[n] as string, track: walk.id, n, fixes, isHanded: false }
  // A part that was handed over before the page was killed does not change any more.
  if (isWhole && handed.has(part.id)) return
  const isSafe = await keep('parts', part)
  if (isSafe !== recording.isSafe) change({ isSafe })
  if (!isWhole || handed.has(part.id)) return
  handed.add(part.id)
  handPart(part, walk.username, clock())
}
/** Records a place here and now; resolves with false if the phone has no position. */
export async function drop(kind: PointKind): Promise<boolean> {
  const { walk, track } = recording
  const at = clock()
  const found = placeAt(track.recent, at)
  if (!walk || !found) return false
  const point: LocalPoint = {
    ...{ id: newId(), track: walk.id, kind, at, ...found.point, accuracyM: Math.max(1, found.accuracyM) },
    ...{ note: '', isHanded: false },
  }
  for (const earlier of recording.points) if (!earlier.isHanded) release(earlier.id)
  change({ points: [...recording.points, point] })
  if (!(await keep('points', point))) change({ isSafe: false })
  // Fixes that arrive a moment later make it more accurate.
  setTimeout(() => {
    const later = placeAt(recording.track.recent, at)
    if (later) alter(point.id, { ...later.point, accuracyM: Math.max(1, later.accuracyM) })
  }, aroundMs)
  return true
}

/** Changes a place, if the outbox does not have it yet. */
export function alter(id: string, by: Partial<LocalPoint>): void {
  const point = recording.points.find(one => one.id === id)
  if (!point || point.isHanded) return
  const changed = { ...point, ...by }
  change({ points: recording.points.map(one => (one.id === id ? changed : one)) })
  void keep('points', changed)
}
/** Holds a place back while its note is being written or its photo taken; undefined: none. */
export function hold(id: string | undefined): void {
  held = id
}

/** Withdraws a place, if the outbox does not have it yet. */
export function takeBack(id: string): void {
  if (recording.points.find(point => point.id === id)?.isHanded) return
  change({ points: recording.points.filter(point => point.id !== id) })
  void dropPoint(id)
}

/** Gives a place to the outbox. */
function release(id: string): void {
  const point = recording.points.find(one => one.id === id)
  if (!point || point.isHanded) return
  if (held === id) hold(undefined)
  handPoint(point, recording.walk?.username, clock())
  change({ points: recording.points.map(one => (one.id === id ? { ...one, isHanded: true } : one)) })
}

/** Ends the walk and gives all of it to the outbox. */
export async function stop(): Promise<void> {
  const { walk, track, points } = recording
  stopSenses()
  if (!walk) return
  const ended = { ...walk, endedAt: clock() }
  change({ state: 'off', walk: ended, silence: undefined, isAwake: false })
  for (const point of points) release(point.id)
  if (track.parts.length > 0 && !track.isCut) await savePart(track.parts.length - 1, true)
  await keep('tracks', ended)
  void flush()
}
