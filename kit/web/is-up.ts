import { useSyncExternalStore } from 'react'

/** Whether the script runs the page; false in a prerendered page and during hydration. */
export const useIsUp = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
