import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '#kit/web/api.ts'
import { readStorage, removeStorage, writeStorage } from '#kit/web/local-storage.ts'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import type { casesContract } from './contract.ts'

const call = staffClient<typeof casesContract>()
const key = 'cases-to-take'
const watchers = new Set<() => void>()
const read = () => readStorage(key) ?? ''

function write(ids: readonly string[]): void {
  if (ids.length > 0) writeStorage(key, ids.join())
  else removeStorage(key)
  for (const watcher of watchers) watcher()
}
const idsOf = (stored: string) => stored.split(',').filter(Boolean)

/** Cases taken without a network: kept on the phone, sent once it is back, and not one's own until then. */
export function useWaitingTakes(onSent: () => void) {
  const stored = useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    read,
    () => '',
  )
  useEffect(() => {
    const send = async () => {
      for (const id of idsOf(read())) {
        try {
          await call('POST /api/cases/:id/take', { params: { id }, body: {} })
        } catch (error) {
          if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return
        }
        write(idsOf(read()).filter(other => other !== id))
        onSent()
      }
    }
    if (stored) send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
  return {
    ids: new Set(idsOf(stored)),
    add: (id: string) => write([...new Set([...idsOf(read()), id])]),
  }
}
