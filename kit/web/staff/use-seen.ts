import { useState } from 'react'
import { useAttempt } from './use-attempt.ts'

/**
 * Saves a form over what its reader has seen. The list around an open form renews itself, so a form that sent the version of the
 * list would replace, without a word, what somebody else saved meanwhile. `newest`: the version that the list has now. `save` sends
 * the version that the form opened with, and goes on with the one that `send` resolves to. After a refusal as `changed-meanwhile`
 * (`isStale`) the form shows what is newer, and the next save replaces that. `after`: as in `useAttempt`.
 */
export function useSeen<V>(newest: V, after?: () => unknown) {
  const [seen, setSeen] = useState(newest)
  const { attempt, ...state } = useAttempt(after)
  const isStale = state.error?.code === 'changed-meanwhile'
  const save = (send: (over: V) => Promise<V>) =>
    attempt(async () => setSeen(await send(isStale ? newest : seen)))
  return { ...state, save, isStale }
}
