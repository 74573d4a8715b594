import { useSyncExternalStore } from 'react'
import { signedInName } from '../staff/staff-hints.ts'
import type { OutboxItem } from './item.ts'
import { emptyView, type OutboxView, onOutbox, outboxView, type Waits } from './outbox.ts'

/** Everything that waits on this phone, and the results that were not put away. */
export const useOutboxView = (): OutboxView => useSyncExternalStore(onOutbox, outboxView, () => emptyView)

/** Whether it is no other account's than the one that is signed in on this phone. */
export const isOwn = ({ account }: Pick<OutboxItem, 'account'>): boolean =>
  account === undefined || account === signedInName()

/**
 * What of one kind waits on this phone: one's own, and what other accounts have not sent (`OthersWait`). `progressOf`: the
 * share (0 to 1) sent of an item being sent, 'unknown' if the service worker or another tab sends it, undefined if it waits.
 * `waitsOf`: why one waits.
 */
export function useOutbox(kind: string): {
  items: readonly OutboxItem[]
  others: readonly OutboxItem[]
  progressOf: (id: string) => number | 'unknown' | undefined
  waitsOf: (id: string) => Waits
} {
  const { items, progress, troubles, unkept } = useOutboxView()
  const all = items.filter(item => item.kind === kind)
  return {
    items: all.filter(isOwn),
    others: all.filter(item => !isOwn(item) && item.state !== 'refused'),
    progressOf: id => (progress.has(id) ? (progress.get(id) ?? 'unknown') : undefined),
    waitsOf: id => ({ trouble: troubles.get(id), isUnkept: unkept.has(id) }),
  }
}
