import { useCallback, useEffect, useState } from 'react'
import { systemClock as clock } from '#common/clock.ts'
import { keepPuja, recallPuja } from './pooja-memory.tsx'
import { advance, changesAt, newPuja, type Puja, startStep } from './puja-flow.ts'
import type { Pace } from './puja-steps.ts'

/** The pooja of a deity as it stands now, taken up where this tab left it. */
export function usePuja(deity: string, pace: Pace) {
  const [puja, setPuja] = useState<Puja>(() => advance(recallPuja(deity) ?? newPuja(clock(), pace), clock()))
  // What staff chose may arrive late; a pooja that has begun keeps the pace it began with.
  useEffect(() => {
    setPuja(current => (current.phase === 'ready' && current.step === 0 ? { ...current, pace } : current))
  }, [pace])
  useEffect(() => keepPuja(deity, puja), [deity, puja])
  useEffect(() => {
    const catchUp = () => setPuja(current => advance(current, clock()))
    const end = changesAt(puja)
    const timer = end === undefined ? undefined : setTimeout(catchUp, Math.max(0, end - clock()))
    // Timers of a hidden tab come late or never: its time is counted on return.
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
