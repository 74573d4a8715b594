import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../api.ts'
import { withoutFaultsAt } from '../field-faults.ts'

/**
 * Runs one attempt at a time, then calls `after`, whether it worked or not. `attempt` never rejects: it resolves to the error, or
 * undefined if it worked. A second tap begins nothing and resolves with the attempt that is running; `of` tells attempts apart where
 * they are about different things, such as the rows of a list.
 */
export function useAttempt(after?: () => unknown) {
  const running = useRef(new Map<string, Promise<ApiError | undefined>>())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const run = async (work: () => Promise<unknown>, of: string): Promise<ApiError | undefined> => {
    setBusy(true)
    setError(undefined)
    const refused = await work().then(
      () => undefined,
      thrown => asApiError(thrown),
    )
    running.current.delete(of)
    setError(refused)
    await after?.()
    setBusy(running.current.size > 0)
    return refused
  }
  const attempt = (work: () => Promise<unknown>, of = ''): Promise<ApiError | undefined> => {
    const attempted = running.current.get(of) ?? run(work, of)
    running.current.set(of, attempted)
    return attempted
  }
  return {
    ...{ attempt, isBusy, error, forget: () => setError(undefined) },
    /** These fields were written again: what the server refused of them is no longer said. */
    mend: (names: readonly string[]) => setError(known => known && withoutFaultsAt(names, known)),
  }
}
