import { createContext, useContext, useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 15_000)
  return () => clearInterval(timer)
}
const thisQuarterMinute = () => Math.floor(Date.now() / 15_000) * 15_000

/** The phone's time in ms, rounded down to 15 s and updated as often; undefined while prerendering and hydrating. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(subscribe, thisQuarterMinute, () => undefined)

/** When the page was prerendered (ms); undefined when the app renders without a prerendered page. */
export const PrerenderedAtContext = createContext<number | undefined>(undefined)

/** The phone's time, or the time of prerendering until that is known: good enough for a date, not for an hour. */
export function useApproximateNow(): number | undefined {
  const writtenAt = useContext(PrerenderedAtContext)
  return useNow() ?? writtenAt
}
