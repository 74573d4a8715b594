import { useEffect } from 'react'
import { request } from '#kit/web/api.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { useNow } from '#kit/web/now.ts'

const key = 'counted-hour'
// Asia/Kolkata is UTC+5:30, so its hours begin at minute 30 in UTC.
const hourOf = (ms: number) => String(Math.floor((ms - 1_800_000) / 3_600_000))

/** Counts a visit once per hour in which the guide is open. The request says nothing about the visitor; staff screens do not count. */
export function VisitCounter() {
  const now = useNow()
  const hour = now === undefined ? undefined : hourOf(now)
  useEffect(() => {
    if (hour === undefined || hour === readStorage(key) || location.pathname.startsWith('/admin')) return
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const before = readStorage(key)
    writeStorage(key, hour)
    // Without storage, every navigation would count as a visit.
    if (readStorage(key) !== hour) return
    request('/api/visits', { method: 'POST', keepalive: true }).catch(() => writeStorage(key, before ?? ''))
  }, [hour])
  return null
}
