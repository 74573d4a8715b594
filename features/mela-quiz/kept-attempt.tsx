import { readStorage, removeStorage, writeStorage } from '#kit/web/local-storage.tsx'
import type { Answers, Finished, Running } from './contract.ts'

const key = 'mela-quiz'
/** What this phone keeps of its attempt, so that a closed tab goes on: neither name nor number. */
export type Kept = {
  id: string
  answers?: Answers
  turn?: number
  at?: number
  /** Goes on without network too; the server has the last word on the time. */
  running?: Running
  /** ms by this phone's clock */
  endsAt?: number
}

export function keptAttempt(): Kept | undefined {
  try {
    const kept = JSON.parse(readStorage(key) ?? 'null') as Kept | null
    return kept?.id ? kept : undefined
  } catch {
    return undefined
  }
}
/** Keeps what the server said of an attempt, and what was answered in it so far. */
export function keepAttempt(known: Running | Finished): void {
  const { id } = known
  const before = keptAttempt()
  if (known.state === 'finished') write({ id })
  else write({ ...(before?.id === id && before), id, running: known, endsAt: Date.now() + known.remaining })
}
/** Keeps where its player is. */
export const keepPlace = (place: Required<Pick<Kept, 'id' | 'answers' | 'turn' | 'at'>>): void => {
  const before = keptAttempt()
  write({ ...(before?.id === place.id && before), ...place })
}
export const forgetAttempt = (): void => removeStorage(key)
/** The attempt as it stands by this phone's own clock. */
export const stillRunning = ({ running, endsAt = 0 }: Kept): Running | undefined =>
  running && { ...running, remaining: Math.min(Math.max(0, endsAt - Date.now()), running.remaining) }

const write = (kept: Kept) => writeStorage(key, JSON.stringify(kept))
