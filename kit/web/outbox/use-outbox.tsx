import { useSyncExternalStore } from 'react'
import type { OutboxItem } from './item.tsx'
import { type OutboxView, onOutbox, outboxView } from './outbox.tsx'

const empty: OutboxView = { items: [], results: [], progress: new Map() }

/** Everything that waits on this phone, and the results that are not put away. */
export const useOutboxView = (): OutboxView => useSyncExternalStore(onOutbox, outboxView, () => empty)

/**
 * What of one kind waits on this phone. `progressOf`: the share (0 to 1) that left of one under way, 'unknown' where the
 * service worker or another tab sends it, undefined for one that waits.
 */
export function useOutbox(kind: string): {
  items: readonly OutboxItem[]
  progressOf: (id: string) => number | 'unknown' | undefined
} {
  const { items, progress } = useOutboxView()
  return {
    items: items.filter(item => item.kind === kind),
    progressOf: id => (progress.has(id) ? (progress.get(id) ?? 'unknown') : undefined),
  }
}
