import { useEffect, useRef } from 'react'

const every = 20_000
// Whoever has left the desk must not keep the session open by a screen that reads on.
const deskMs = 5 * 60_000
let touchedAt = Date.now()
if (typeof document !== 'undefined')
  for (const sign of ['pointerdown', 'keydown', 'scroll'] as const)
    addEventListener(sign, () => (touchedAt = Date.now()), { passive: true })

/** Reads again every 20 seconds while somebody sits in front of the screen. */
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
