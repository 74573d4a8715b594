import { useEffect, useRef } from 'react'

type Overlay = { close: () => void }
/** Open overlays, the topmost last. Each has a history entry, whose state holds their number. */
const overlays: Overlay[] = []
const counted = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0
/** Whether `dropEntry` has called `history.back()` and the browser has not gone back yet. */
let isDropping = false

/**
 * Makes the browser's Back close this overlay (such as a sheet or a viewer) instead of leaving the screen. Returns a function
 * to call once it is closed in any way.
 */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  addEntry()
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    // After the event, because it may open another overlay or go to another screen, whose entry is then the current one.
    setTimeout(dropEntry)
  }
}

/**
 * An overlay reuses the entry of one that has just closed, as when the menu closes while the language sheet opens. Once the
 * browser is on its way back from that entry, the overlay waits for a new one.
 */
function addEntry() {
  if (isDropping || counted() >= overlays.length) return
  history.pushState({ ...history.state, overlays: overlays.length }, '')
}

/** Goes back from an entry whose overlay is closed. */
function dropEntry() {
  if (isDropping || counted() <= overlays.length) return
  isDropping = true
  history.back()
}

if (typeof document !== 'undefined') {
  // After a reload nothing is open.
  if (counted() > 0) history.replaceState({ ...history.state, overlays: 0 }, '')
  addEventListener('popstate', () => {
    if (!isDropping) while (overlays.length > counted()) overlays.pop()?.close()
    isDropping = false
    addEntry()
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
