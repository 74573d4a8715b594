import { useState } from 'react'
import { type ApiError, asApiError } from '../api.ts'

/**
 * Runs one attempt at a time, then calls `after`, whether it worked or not. `attempt` never rejects: it resolves to the error, or
 * undefined if it worked.
 */
export function useAttempt(after?: () => unknown) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const attempt = async (work: () => Promise<unknown>): Promise<ApiError | undefined> => {
    setBusy(true)
    setError(undefined)
    const refused = await work().then(
      () => undefined,
      thrown => asApiError(thrown),
    )
    setError(refused)
    await after?.()
    setBusy(false)
    return refused
  }
  return { attempt, isBusy, error, isFailed: error !== undefined, forget: () => setError(undefined) }
}
