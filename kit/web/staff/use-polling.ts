import { useEffect, useRef } from 'react'

const every = 20_000
// Polling stops after 5 minutes without input, so that an unattended screen does not keep the session alive.
const deskMs = 5 * 60_000
let touchedAt = Date.now()
if (typeof document !== 'undefined')
  for (const sign of ['pointerdown', 'keydown', 'scroll'] as const)
    addEventListener(sign, () => (touchedAt = Date.now()), { passive: true })

/** Calls `refresh` every 20 s while the page is visible and in use. */
export function usePolling(refresh: () => Promise<unknown>): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt < deskMs) latest.current()
    }, every)
    return () => clearInterval(timer)
  }, [])
}
