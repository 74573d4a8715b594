import { useCallback, useEffect, useRef, useState } from 'react'
import type { Found } from '#kit/web/locate.ts'
import { type LocationState, useFollowed, useLocationAllowed } from '#kit/web/location.ts'
import { useNow } from '#kit/web/now.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Pace } from './kept-walk.ts'
import { addPiece, paceOf, type Walked } from './pace.ts'
import { type Heard, hear, type Steady } from './steady-position.ts'

/** `ageMs`: how long ago the phone reported its position. `isDoubted`: it has just reported another that nobody can have reached. */
type OwnPosition = { at: Heard; ageMs: number; isDoubted: boolean }

/**
 * Where the phone is, once it is allowed to say or `ask` was called; then it is followed, and the reader's pace measured. If the
 * permission ends meanwhile, the last position stays and grows old. `locator`: the props of the Locator, from when it is to be shown.
 */
export function useOwnPosition(keepPace: (pace: Pace) => void) {
  const isAllowed = useLocationAllowed()
  const [asked, setAsked] = useState(0)
  const ask = () => setAsked(asked + 1)
  const round = asked || (isAllowed ? 1 : 0)
  const [found, setFound] = useState<Found>()
  const located = useCallback((location: LocationState) => {
    if (location.status === 'found') setFound(location.found)
  }, [])
  const followed = useFollowed(found)
  const [steady, setSteady] = useState<Steady>({})
  const walked = useRef<Walked>({ km: 0, ms: 0 })
  const now = useNow() ?? 0
  const { at, doubted } = steady
  useEffect(() => {
    if (followed) setSteady(known => hear(known, { ...followed, ms: performance.now() }))
  }, [followed])
  useEffect(() => {
    if (!at) return
    walked.current = addPiece(walked.current, at, Date.now())
    const kmh = paceOf(walked.current)
    if (kmh) keepPace({ kmh, minutes: Math.round(walked.current.ms / 60_000), at: serverNow() })
  }, [at, keepPace])
  // `now` only triggers the update; the age comes from the monotonic time.
  const own: OwnPosition | undefined = at && {
    at,
    ageMs: now ? performance.now() - at.ms : 0,
    isDoubted: doubted !== undefined,
  }
  const locator = round ? ({ plan: 'screen', round, onRetry: ask, onLocation: located } as const) : undefined
  return { own, ask, locator }
}
