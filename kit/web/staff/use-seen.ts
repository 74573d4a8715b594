import { useState } from 'react'
import { useAttempt } from './use-attempt.ts'

/**
 * Saves a form under an optimistic lock. The list behind an open form refreshes itself, so the form remembers the version it was
 * opened with and sends that, then the one that `send` resolves to. `newest`: the version in the list. After `changed-meanwhile`
 * (`isStale`) the form shows the newer value; the next save replaces it. `after`, `of`: as in useAttempt.
 */
export function useSeen<V>(newest: V, after?: () => unknown) {
  const [seen, setSeen] = useState(newest)
  const { attempt, ...state } = useAttempt(after)
  const isStale = state.error?.code === 'changed-meanwhile'
  const save = (send: (over: V) => Promise<V>, of?: string) =>
    attempt(async () => setSeen(await send(isStale ? newest : seen)), of)
  return { ...state, save, isStale }
}
