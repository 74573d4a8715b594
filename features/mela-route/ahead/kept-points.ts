import { useCallback, useSyncExternalStore } from 'react'
import type { Point } from '#common/distance.ts'
import { newId } from '#common/id.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { PointPlace } from './point-place.ts'

export const pointKinds = ['camp', 'vehicle', 'group', 'other'] as const
export type PointKind = (typeof pointKinds)[number]

/** A point to come back to. `words`: what its owner calls it. `at`: ms by the phone's clock. */
export type KeptPoint = { id: string; kind: PointKind; words: string; place: PointPlace; at: number }

const key = 'own-points'
/** The oldest point goes when there are more. */
const most = 20
const nothing: readonly KeptPoint[] = []
const listeners = new Set<() => void>()
let kept: { text: string | null; value: readonly KeptPoint[] } = { text: null, value: nothing }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
function isPlace(place: unknown): place is PointPlace {
  if (typeof place !== 'object' || place === null) return false
  if ('from' in place) return isNumber(place.from)
  const { point, accuracyM } = place as { point?: Partial<Point>; accuracyM?: unknown }
  return isNumber(point?.lat) && isNumber(point?.lng) && isNumber(accuracyM)
}

/** Reads what is kept; anything that was not written by this file is left out. */
function readKeptPoints(text: string | null): readonly KeptPoint[] {
  try {
    const all: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(all)) return nothing
    return all.filter(
      (one: Partial<KeptPoint> | null) =>
        typeof one?.id === 'string' &&
        pointKinds.some(kind => kind === one.kind) &&
        typeof one.words === 'string' &&
        isNumber(one.at) &&
        isPlace(one.place),
    ) as KeptPoint[]
  } catch {
    return nothing
  }
}

function current(): readonly KeptPoint[] {
  const text = readStorage(key)
  if (text !== kept.text) kept = { text, value: readKeptPoints(text) }
  return kept.value
}
function write(points: readonly KeptPoint[]) {
  writeStorage(key, JSON.stringify(points.slice(0, most)))
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The points that this phone keeps, the newest first, with what changes them. They are never sent. */
export function useKeptPoints() {
  const points = useSyncExternalStore(subscribe, current, () => nothing)
  const add = useCallback(
    (point: Omit<KeptPoint, 'id' | 'at'>) =>
      // There is one vehicle: keeping it again replaces where it was.
      write([
        { ...point, id: newId(), at: serverNow() },
        ...current().filter(({ kind }) => kind !== 'vehicle' || point.kind !== 'vehicle'),
      ]),
    [],
  )
  const erase = useCallback((id: string) => write(current().filter(point => point.id !== id)), [])
  return { points, add, erase }
}
