import { useSyncExternalStore } from 'react'

const room = () => matchMedia('(min-width: 1024px)')

/** Whether the window has room for a map beside a list or beside Home's tiles; false in a prerendered page and during hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const asked = room()
      asked.addEventListener('change', changed)
      return () => asked.removeEventListener('change', changed)
    },
    () => room().matches,
    () => false,
  )
