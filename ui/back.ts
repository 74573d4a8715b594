import { useEffect, useRef } from 'react'

type Overlay = { close: () => void }
/** What lies over the screen, the topmost last. Each has an entry in the history, whose state counts them. */
const overlays: Overlay[] = []
const counted = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0

/**
 * From now on the browser's Back closes this in place of leaving the screen: a sheet, a viewer, a part over the screen.
 * Returns a function to call once it is closed in any way.
 */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  // The entry of one that was closed just now is taken over: the menu closes while the language sheet opens.
  if (counted() < overlays.length) history.pushState({ ...history.state, overlays: overlays.length }, '')
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    // After the event, which may open another one, or go to another screen: then that screen's entry is the current one.
    setTimeout(dropEntry)
  }
}

/** Leaves an entry whose overlay is closed. */
function dropEntry() {
  if (counted() > overlays.length) history.back()
}

if (typeof document !== 'undefined') {
  // After a reload nothing is open any more.
  if (counted() > 0) history.replaceState({ ...history.state, overlays: 0 }, '')
  addEventListener('popstate', () => {
    while (overlays.length > counted()) overlays.pop()?.close()
    // The entry of one that was left by a link, or one that was reached with Forward.
    dropEntry()
  })
}

/** As `closeOnBack`, for a part of the screen that is open while `isOpen`. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen])
}
