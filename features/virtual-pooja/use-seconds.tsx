import { useEffect, useState } from 'react'
import { systemClock as clock } from '#common/clock.ts'
import type { Puja } from './puja-flow.ts'

/** Now, renewed every `every` ms while a step runs: the ring and its seconds need it, nothing else does. */
export function useSeconds(puja: Puja, every: number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    setNow(clock())
    if (puja.phase !== 'busy') return
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [puja, every])
  return Math.max(now, puja.since)
}
