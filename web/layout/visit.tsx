import { useEffect } from 'react'
import { recall, remember } from '#kit/web/memory.tsx'
import { useNow } from '#kit/web/now.tsx'

const key = 'counted-hour'
// Hours of the fair's clock begin half an hour off the world's.
const hourOf = (ms: number) => String(Math.floor((ms - 1_800_000) / 3_600_000))

/** Says, once in an hour in which the guide is looked at, that somebody does: a number, nothing of who. Staff do not count. */
export function Visit() {
  const now = useNow()
  const hour = now === undefined ? undefined : hourOf(now)
  useEffect(() => {
    if (hour === undefined || hour === recall(key) || location.pathname.startsWith('/admin')) return
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const before = recall(key)
    remember(key, hour)
    // Who has no storage is not counted: each tap would be a visit.
    if (recall(key) !== hour) return
    fetch('/api/visits', { method: 'POST', keepalive: true }).then(
      ({ ok }) => ok || remember(key, before ?? ''),
      () => remember(key, before ?? ''),
    )
  }, [hour])
  return null
}
