import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Rows that are written afresh lose the focus; the control of the same id gets it back. `rows`: a name for what is shown. */
export function useKeptFocus(rows: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef('')
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = (target as Element).id
    }
    box.current?.addEventListener('focusin', note)
    return () => box.current?.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows were exchanged
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus({ preventScroll: true })
  }, [rows])
  return box
}
