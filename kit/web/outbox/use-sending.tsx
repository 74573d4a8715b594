import { useEffect, useState } from 'react'
import type { CallName } from '#common/contract.ts'
import { ApiError } from '../api.tsx'
import type { OutboxItem } from './item.tsx'
import type { Outcome } from './outbox.tsx'

const load = () => import('./outbox.tsx')
type Sent = Pick<OutboxItem, 'fields'> & Partial<Pick<OutboxItem, 'files' | 'isForm' | 'keepRepliesIn'>>

/**
 * Sends what a form holds, under a new id each time. Refused, it stays in the form alone: mended, it is a new one.
 * The outbox itself is loaded once the form is up.
 */
export function useSending(kind: string, call: CallName) {
  const [id, setId] = useState<string>()
  const [share, setShare] = useState(0)
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return {
    isSending: id !== undefined,
    /** Id of what is under way. */
    sending: id,
    /** 0 to 1, of the bytes that left. */
    share,
    async send({ fields, files = [], ...rest }: Sent): Promise<Outcome> {
      const made = crypto.randomUUID()
      setShare(0)
      setId(made)
      try {
        const { onOutbox, outboxView, submit, withdraw } = await load()
        const stop = onOutbox(() => setShare(outboxView().progress.get(made) ?? 0))
        const outcome = await submit({
          ...rest,
          id: made,
          kind,
          call,
          fields: { id: made, ...fields },
          files,
        })
        stop()
        if (outcome.kind === 'refused') await withdraw(made)
        return outcome
      } catch {
        // The network died before the outbox itself was there: the form still has everything.
        return { kind: 'refused', error: new ApiError(0, 'offline') }
      } finally {
        setId(undefined)
      }
    },
  }
}
