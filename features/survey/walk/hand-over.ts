import { submit } from '#kit/web/outbox/outbox.ts'
import { fixesAsText } from '../fix.ts'
import { keep, type LocalPart, type LocalPoint } from './local-store.ts'

/** The outbox's kind of item for parts and places. */
export const surveyKind = 'survey'
const secondsSince = (at: number, now: number) => Math.max(0, Math.round((now - at) / 1000))

/**
 * Gives a part of the line to the outbox, which sends it once. It keeps its id, so that a part given twice because the page
 * was killed in between is stored once. `account`: the walker; it is sent only while they are signed in.
 */
export function handPart(part: LocalPart, account: string | undefined, now: number): void {
  const { id, track, n, fixes } = part
  const [first] = fixes
  if (!first) return
  const fields = { id, track, n, age_s: secondsSince(first.at, now), fixes: fixesAsText(fixes) }
  void submit(
    {
      ...{ id, kind: surveyKind, account, call: 'POST /api/survey/parts', fields, files: [] },
      waitedIn: 'waited_s',
    },
    isSafe => isSafe && void keep('parts', { ...part, isHanded: true }),
  )
}

/** Gives a place to the outbox, which sends it only as `account`. */
export function handPoint(point: LocalPoint, account: string | undefined, now: number): void {
  const { id, track, kind, lat, lng, accuracyM, note, photo } = point
  const fields = {
    ...{ id, track, kind, lat: lat.toFixed(6), lng: lng.toFixed(6) },
    ...{ accuracy_m: accuracyM, note, age_s: secondsSince(point.at, now) },
  }
  const files = photo ? [{ name: 'photo', blob: photo }] : []
  void submit(
    {
      ...{ id, kind: surveyKind, account, call: 'POST /api/survey/points', fields, files },
      ...{ isForm: true, waitedIn: 'waited_s' },
    },
    isSafe => isSafe && void keep('points', { ...point, isHanded: true, photo: undefined }),
  )
}
