import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

/** Whether the window has room for a map beside a list or beside Home's tiles; false in a prerendered page and during hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const room = matchMedia(wide)
      room.addEventListener('change', changed)
      return () => room.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
