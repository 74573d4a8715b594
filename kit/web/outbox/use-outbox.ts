import { useSyncExternalStore } from 'react'
import type { OutboxItem } from './item.ts'
import { emptyView, type OutboxView, onOutbox, outboxView, type Waits } from './outbox.ts'

/** Everything that waits on this phone, and the results that were not put away. */
export const useOutboxView = (): OutboxView => useSyncExternalStore(onOutbox, outboxView, () => emptyView)

/**
 * What of one kind waits on this phone. `progressOf`: the share (0 to 1) sent of an item being sent, 'unknown' if the service
 * worker or another tab sends it, undefined if it waits. `waitsOf`: why one waits.
 */
export function useOutbox(kind: string): {
  items: readonly OutboxItem[]
  progressOf: (id: string) => number | 'unknown' | undefined
  waitsOf: (id: string) => Waits
} {
  const { items, progress, troubles, unkept } = useOutboxView()
  return {
    items: items.filter(item => item.kind === kind),
    progressOf: id => (progress.has(id) ? (progress.get(id) ?? 'unknown') : undefined),
    waitsOf: id => ({ trouble: troubles.get(id), isUnkept: unkept.has(id) }),
  }
}
