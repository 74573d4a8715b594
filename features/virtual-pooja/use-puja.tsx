import { useCallback, useEffect, useState } from 'react'
import { systemClock as clock } from '#common/clock.ts'
import { advance, newPuja, type Puja, phaseEndsAt, startStep } from './puja-flow.ts'
import type { Pace } from './puja-steps.ts'
import { loadPuja, savePuja } from './saved-puja.tsx'

/** The pooja of a deity as it stands now; after a reload it goes on where this tab left it. */
export function usePuja(deity: string, pace: Pace) {
  const [puja, setPuja] = useState<Puja>(() => advance(loadPuja(deity) ?? newPuja(clock(), pace), clock()))
  // The setting may arrive after the screen; a pooja that has begun keeps its pace.
  useEffect(() => {
    setPuja(current => (current.phase === 'ready' && current.step === 0 ? { ...current, pace } : current))
  }, [pace])
  useEffect(() => savePuja(deity, puja), [deity, puja])
  useEffect(() => {
    const catchUp = () => setPuja(current => advance(current, clock()))
    const end = phaseEndsAt(puja)
    const timer = end === undefined ? undefined : setTimeout(catchUp, Math.max(0, end - clock()))
    // Timers of a hidden tab are late, so the state is computed again when the tab is shown.
    document.addEventListener('visibilitychange', catchUp)
    addEventListener('pageshow', catchUp)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', catchUp)
      removeEventListener('pageshow', catchUp)
    }
  }, [puja])
  const start = useCallback(() => setPuja(current => startStep(current, clock())), [])
  const again = useCallback(() => setPuja(newPuja(clock(), pace)), [pace])
  return { puja, start, again }
}

/** The time, updated every `every` ms while a step runs; the ring and its seconds show it. */
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
