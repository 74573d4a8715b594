import { readStorage, removeStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { Answers, Finished, Running } from './contract.ts'

const key = 'mela-quiz'
/** The phone's copy of its attempt, from which a closed tab resumes. Holds neither name nor phone number. */
type Kept = {
  id: string
  answers?: Answers
  turn?: number
  at?: number
  /** Its player has pressed Submit: the answers are sent as soon as they can be. */
  isSubmitted?: boolean
  /** Resumes without network too; the server decides about the time. */
  running?: Running
  /** ms by this phone's clock */
  endsAt?: number
}

export function savedAttempt(): Kept | undefined {
  try {
    const kept = JSON.parse(readStorage(key) ?? 'null') as Kept | null
    return kept?.id ? kept : undefined
  } catch {
    return undefined
  }
}
/** Stores the server's reply about an attempt beside the answers given so far. */
export function saveAttempt(known: Running | Finished): void {
  const { id } = known
  const before = savedAttempt()
  if (known.state === 'finished') write({ id })
  else write({ ...(before?.id === id && before), id, running: known, endsAt: Date.now() + known.remaining })
}
/** Stores the answers, which question is shown, and whether they were submitted. */
export const savePlace = (
  place: Required<Pick<Kept, 'id' | 'answers' | 'turn' | 'at' | 'isSubmitted'>>,
): void => {
  const before = savedAttempt()
  write({ ...(before?.id === place.id && before), ...place })
}
export const forgetAttempt = (): void => removeStorage(key)
/** The running attempt with the time left by the phone's clock. */
export const stillRunning = ({ running, endsAt = 0 }: Kept): Running | undefined =>
  running && { ...running, remaining: Math.min(Math.max(0, endsAt - Date.now()), running.remaining) }

const write = (kept: Kept) => writeStorage(key, JSON.stringify(kept))
