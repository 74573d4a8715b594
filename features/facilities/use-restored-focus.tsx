import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus when rows are remounted: the control with the same `aria-describedby` is focused again. `rows` is any
 * string that changes when the rows are remounted.
 */
export function useRestoredFocus(rows: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = (target as Element).getAttribute('aria-describedby')
    }
    box.current?.addEventListener('focusin', note)
    return () => box.current?.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows were remounted
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      box.current
        ?.querySelector<HTMLElement>(`[aria-describedby="${focused.current}"]`)
        ?.focus({ preventScroll: true })
  }, [rows])
  return box
}
