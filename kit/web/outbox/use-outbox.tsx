import { useSyncExternalStore } from 'react'
import type { OutboxItem } from './item.tsx'
import { type OutboxView, onOutbox, outboxView } from './outbox.tsx'

const empty: OutboxView = { items: [], progress: new Map() }

/** What of one kind waits on this phone, and how far the one under way is (0 to 1). */
export function useOutbox(kind: string): {
  items: readonly OutboxItem[]
  progressOf: (id: string) => number | undefined
} {
  const view = useSyncExternalStore(onOutbox, outboxView, () => empty)
  return { items: view.items.filter(item => item.kind === kind), progressOf: id => view.progress.get(id) }
}
