import { useCallback } from 'react'
import { serverNow } from '#kit/web/server-clock.ts'
import { keptState } from '#kit/web/shared-state.ts'
import type { Stop } from '../walk.ts'

/** A stop that was reached. `at`: ms by the server's clock. `named`: the reader said so, without a position. */
type Stamp = { order: number; at: number; named?: true }
/** The reader's own pace in km/h, from this many minutes of walking. */
export type Pace = { kmh: number; minutes: number; at: number }
/** What this phone stores about the reader's walk. It is never sent. */
export type KeptWalk = { stamps: readonly Stamp[]; pace?: Pace }

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Reads what is stored; anything that this file did not write is ignored. */
function readKeptWalk(text: string | null): KeptWalk {
  try {
    const { stamps, pace } = JSON.parse(text ?? '') as Partial<KeptWalk>
    const isPace = pace && isNumber(pace.kmh) && pace.kmh > 0 && isNumber(pace.minutes) && isNumber(pace.at)
    return {
      stamps: Array.isArray(stamps) ? stamps.filter(one => isNumber(one?.order) && isNumber(one.at)) : [],
      ...(isPace && { pace }),
    }
  } catch {
    return { stamps: [] }
  }
}

const kept = keptState('own-walk', readKeptWalk)

/** The walk stored on this phone, and how to change it. */
export function useKeptWalk() {
  const value = kept.use()
  const stamp = useCallback((stops: readonly Stop[], named?: true) => {
    const { stamps, ...rest } = kept.get()
    const fresh = stops
      .map(({ waypoint }) => waypoint.order)
      .filter(order => !stamps.some(known => known.order === order))
    if (fresh.length === 0) return
    const added = fresh.map(order => ({ order, at: serverNow(), ...(named && { named }) }))
    kept.set({ ...rest, stamps: [...stamps, ...added].toSorted((a, b) => a.order - b.order) })
  }, [])
  const keepPace = useCallback((pace: Pace) => kept.set({ ...kept.get(), pace }), [])
  return { ...value, stamp, keepPace, erase: kept.remove }
}
