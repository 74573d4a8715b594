import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Whether an element has been at most one screen away from what is visible; then it stays true. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watch.disconnect()
        startTransition(() => setNear(true))
      },
      { rootMargin: '100% 0px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return [element, isNear]
}
