export type Toast = { id: number; text: string; detail?: string; kind: 'ok' | 'bad' }
const listeners = new Set<() => void>()
let shown: Toast | undefined
let lastId = 0
/** Starts the time of a toast that nothing shows yet. */
let start: (() => void) | undefined

function set(next: Toast | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for 2 s (specification §9) or for `ms`, replacing the previous one. The time starts once the part that shows
 * toasts has loaded. Show an error on the screen as well, because a toast disappears. Returns a function that removes it.
 */
export function showToast(
  text: string,
  options: { kind?: Toast['kind']; detail?: string; ms?: number } = {},
): () => void {
  lastId += 1
  const toast = { id: lastId, text, detail: options.detail, kind: options.kind ?? 'ok' }
  set(toast)
  const hide = () => {
    if (shown === toast) set(undefined)
  }
  start = () => setTimeout(hide, options.ms ?? 2000)
  if (listeners.size > 0) startTime()
  return hide
}

function startTime() {
  start?.()
  start = undefined
}

/** The toast shown now. */
export const shownToast = (): Toast | undefined => shown
/** Calls `listener` when it changes; returns the unsubscribe function. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  startTime()
  return () => listeners.delete(listener)
}
