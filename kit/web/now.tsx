import { createContext, useContext, useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 15_000)
  return () => clearInterval(timer)
}
const thisQuarterMinute = () => Math.floor(Date.now() / 15_000) * 15_000

/** The phone's time in ms, renewed every quarter minute; undefined in a page that was written before it is read. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(subscribe, thisQuarterMinute, () => undefined)

/** When the page was written (ms); undefined where the app draws everything itself. */
export const PrerenderedAtContext = createContext<number | undefined>(undefined)

/** The time as far as it is known: good enough for which fair comes next, never for an hour. */
export function useApproximateNow(): number | undefined {
  const writtenAt = useContext(PrerenderedAtContext)
  return useNow() ?? writtenAt
}
