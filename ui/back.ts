import { useEffect, useRef } from 'react'

type Overlay = { close: () => void }
/** Open overlays, the topmost last. Each has a history entry, whose state holds their number. */
const overlays: Overlay[] = []
const counted = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0

/**
 * Makes the browser's Back close this overlay (such as a sheet or a viewer) instead of leaving the screen. Returns a function
 * to call once it is closed in any way.
 */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  // Reuse the entry of an overlay that has just closed, as when the menu closes while the language sheet opens.
  if (counted() < overlays.length) history.pushState({ ...history.state, overlays: overlays.length }, '')
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    // After the event, because it may open another overlay or go to another screen, whose entry is then the current one.
    setTimeout(dropEntry)
  }
}

/** Goes back from an entry whose overlay is closed. */
function dropEntry() {
  if (counted() > overlays.length) history.back()
}

if (typeof document !== 'undefined') {
  // After a reload nothing is open.
  if (counted() > 0) history.replaceState({ ...history.state, overlays: 0 }, '')
  addEventListener('popstate', () => {
    while (overlays.length > counted()) overlays.pop()?.close()
    // This may be the entry of an overlay that was left by a link, or one reached with Forward.
    dropEntry()
  })
}

/** Like `closeOnBack`, while `isOpen`. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen])
}
