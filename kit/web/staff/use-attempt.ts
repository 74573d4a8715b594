import { useState } from 'react'

/** Whether what was tried last is under way or has failed. `attempt` never rejects. */
export function useAttempt() {
  const [state, setState] = useState<'over' | 'busy' | 'failed'>('over')
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setState('busy')
    try {
      await work()
      setState('over')
    } catch {
      setState('failed')
    }
  }
  return { attempt, isBusy: state === 'busy', isFailed: state === 'failed' }
}
