import { useCallback, useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from '#kit/web/local-storage.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Stop } from '../walk.ts'

/** A stop that was reached. `at`: ms by the server's clock. `named`: its owner said so, no position. */
type Stamp = { order: number; at: number; named?: true }
/** The reader's own pace in km/h, from so many minutes of walking. */
export type Pace = { kmh: number; minutes: number; at: number }
/** What this phone keeps of its owner's walk. It is never sent. */
export type KeptWalk = { stamps: readonly Stamp[]; pace?: Pace }

const key = 'own-walk'
const nothing: KeptWalk = { stamps: [] }
const listeners = new Set<() => void>()
let kept: { text: string | null; value: KeptWalk } = { text: null, value: nothing }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Reads what is kept; anything that was not written by this file is nothing. */
function readKeptWalk(text: string | null): KeptWalk {
  try {
    const { stamps, pace } = JSON.parse(text ?? '') as Partial<KeptWalk>
    const isPace = pace && isNumber(pace.kmh) && pace.kmh > 0 && isNumber(pace.minutes) && isNumber(pace.at)
    return {
      stamps: Array.isArray(stamps) ? stamps.filter(one => isNumber(one?.order) && isNumber(one.at)) : [],
      ...(isPace && { pace }),
    }
  } catch {
    return nothing
  }
}

function current(): KeptWalk {
  const text = readStorage(key)
  if (text !== kept.text) kept = { text, value: readKeptWalk(text) }
  return kept.value
}
function write(value: KeptWalk) {
  writeStorage(key, JSON.stringify(value))
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The walk that this phone keeps, with what changes it. */
export function useKeptWalk() {
  const value = useSyncExternalStore(subscribe, current, () => nothing)
  const stamp = useCallback((stops: readonly Stop[], named?: true) => {
    const { stamps, ...rest } = current()
    const fresh = stops
      .map(({ waypoint }) => waypoint.order)
      .filter(order => !stamps.some(known => known.order === order))
    if (fresh.length === 0) return
    const added = fresh.map(order => ({ order, at: serverNow(), ...(named && { named }) }))
    write({ ...rest, stamps: [...stamps, ...added].toSorted((a, b) => a.order - b.order) })
  }, [])
  const keepPace = useCallback((pace: Pace) => write({ ...current(), pace }), [])
  const erase = useCallback(() => {
    removeStorage(key)
    for (const listener of listeners) listener()
  }, [])
  return { ...value, stamp, keepPace, erase }
}
