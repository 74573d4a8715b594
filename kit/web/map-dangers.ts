import { useSyncExternalStore } from 'react'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'

/** Walkers are warned within this many km of a danger; that part of the walk is drawn as dangerous. */
export const warnedKm = 1

/** A danger as maps show it. */
export type MapDanger = {
  id: string
  /** What it is and where: 'Live wire, near Hathi Chowk'. */
  name: Text
  /** What walkers should do. */
  advice: Text
  /** Its position; two points are the known stops of the walk before and after it. */
  points: readonly Point[]
  /** How far off the position may be, in metres. */
  precision_m: number | null
}

let shown: readonly MapDanger[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const none: readonly MapDanger[] = []

/** Tells the maps of other features which dangers to draw. */
export function showOnMaps(dangers: readonly MapDanger[]): void {
  shown = dangers
  for (const listener of listeners) listener()
}

/** The dangers that a map draws; none while prerendering, and until they are loaded. */
export const useMapDangers = (): readonly MapDanger[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
