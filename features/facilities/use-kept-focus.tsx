import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Rows that are written afresh lose the focus; the control with the same description gets it back. `rows`: a name for what is shown. */
export function useKeptFocus(rows: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = (target as Element).getAttribute('aria-describedby')
    }
    box.current?.addEventListener('focusin', note)
    return () => box.current?.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows were exchanged
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      box.current
        ?.querySelector<HTMLElement>(`[aria-describedby="${focused.current}"]`)
        ?.focus({ preventScroll: true })
  }, [rows])
  return box
}
