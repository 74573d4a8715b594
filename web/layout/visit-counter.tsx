import { useEffect } from 'react'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import { useNow } from '#kit/web/now.tsx'

const key = 'counted-hour'
// Hours of the fair's clock begin half an hour off the world's.
const hourOf = (ms: number) => String(Math.floor((ms - 1_800_000) / 3_600_000))

/** Says, once in an hour in which the guide is looked at, that somebody does: a number, nothing of who. Staff do not count. */
export function VisitCounter() {
  const now = useNow()
  const hour = now === undefined ? undefined : hourOf(now)
  useEffect(() => {
    if (hour === undefined || hour === readStorage(key) || location.pathname.startsWith('/admin')) return
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const before = readStorage(key)
    writeStorage(key, hour)
    // Who has no storage is not counted: each tap would be a visit.
    if (readStorage(key) !== hour) return
    fetch('/api/visits', { method: 'POST', keepalive: true }).then(
      ({ ok }) => ok || writeStorage(key, before ?? ''),
      () => writeStorage(key, before ?? ''),
    )
  }, [hour])
  return null
}
