import { useCallback } from 'react'
import type { Fix, Point } from '#common/distance.ts'
import { newId } from '#common/id.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { keptState } from '#kit/web/shared-state.ts'
import { isNumber } from './kept-walk.ts'

/** Where a saved point is: a position of this phone, or stops of the walk that the reader named (their `order`). */
export type PointPlace = Fix | { from: number; to?: number }

export const pointKinds = ['camp', 'vehicle', 'group', 'other'] as const
export type PointKind = (typeof pointKinds)[number]

/** A saved point to come back to. `words`: the reader's name for it. `at`: ms by the phone's clock. */
export type KeptPoint = { id: string; kind: PointKind; words: string; place: PointPlace; at: number }

/** Most points; the oldest goes when there are more. */
const most = 20

function isPlace(place: unknown): place is PointPlace {
  if (typeof place !== 'object' || place === null) return false
  if ('from' in place) return isNumber(place.from)
  const { point, accuracyM } = place as { point?: Partial<Point>; accuracyM?: unknown }
  return isNumber(point?.lat) && isNumber(point?.lng) && isNumber(accuracyM)
}

/** Reads the saved points; anything that this file did not write is left out. */
function readKeptPoints(text: string | null): readonly KeptPoint[] {
  try {
    const all: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(all)) return []
    return all.filter(
      (one: Partial<KeptPoint> | null) =>
        typeof one?.id === 'string' &&
        pointKinds.some(kind => kind === one.kind) &&
        typeof one.words === 'string' &&
        isNumber(one.at) &&
        isPlace(one.place),
    ) as KeptPoint[]
  } catch {
    return []
  }
}

const kept = keptState('own-points', readKeptPoints)
const write = (points: readonly KeptPoint[]) => kept.set(points.slice(0, most))

/** The points saved on this phone, newest first, and how to change them. They are never sent. */
export function useKeptPoints() {
  const points = kept.use()
  const add = useCallback(
    (point: Omit<KeptPoint, 'id' | 'at'>) =>
      // There is one vehicle: saving it again replaces its place.
      write([
        { ...point, id: newId(), at: serverNow() },
        ...kept.get().filter(({ kind }) => kind !== 'vehicle' || point.kind !== 'vehicle'),
      ]),
    [],
  )
  const erase = useCallback((id: string) => write(kept.get().filter(point => point.id !== id)), [])
  return { points, add, erase }
}
