import { createContext, useContext, useSyncExternalStore } from 'react'
import { serverClock, serverNow } from './server-clock.ts'

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 15_000)
  const end = serverClock.onChange(changed)
  return () => {
    clearInterval(timer)
    end()
  }
}
const thisQuarterMinute = () => Math.floor(serverNow() / 15_000) * 15_000

/** The server's time in ms, as far as this phone knows it, rounded down to 15 s and updated as often; undefined while prerendering and hydrating. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(subscribe, thisQuarterMinute, () => undefined)

/** When the page was prerendered (ms); undefined when the app renders without a prerendered page. */
export const PrerenderedAtContext = createContext<number | undefined>(undefined)

/** The server's time, or the time of prerendering until that is known: good enough for a date, not for an hour. */
export function useApproximateNow(): number | undefined {
  const writtenAt = useContext(PrerenderedAtContext)
  return useNow() ?? writtenAt
}
