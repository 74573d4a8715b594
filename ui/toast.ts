export type Toast = { id: number; text: string; detail?: string; kind: 'ok' | 'bad' }
const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0
/** Starts the time of a toast that nothing shows yet. */
let start: (() => void) | undefined

function set(next: readonly Toast[]) {
  toasts = next
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
  const id = lastId
  set([{ id, text, detail: options.detail, kind: options.kind ?? 'ok' }])
  const hide = () => set(toasts.filter(toast => toast.id !== id))
  start = () => setTimeout(hide, options.ms ?? 2000)
  if (listeners.size > 0) startTime()
  return hide
}

function startTime() {
  start?.()
  start = undefined
}

/** The toasts shown now. */
export const shownToasts = (): readonly Toast[] => toasts
/** Calls `listener` when they change; returns the unsubscribe function. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  startTime()
  return () => listeners.delete(listener)
}
