import { useEffect, useRef, useState } from 'react'
import type { Found } from '#kit/web/locate.ts'
import { useFollowed } from '#kit/web/location.ts'
import { useNow } from '#kit/web/now.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Pace } from './kept-walk.ts'
import { addPiece, paceOf, type Walked } from './pace.ts'
import { type Heard, hear, type Steady } from './steady-position.ts'

/** `ageMs`: how long ago the phone reported its position. `isDoubted`: it has just reported another that nobody can have reached. */
type OwnPosition = { at: Heard; ageMs: number; isDoubted: boolean }

/**
 * Follows the phone from a found position, and measures the reader's pace. If the permission ends meanwhile, the last position
 * stays and grows old.
 */
export function useOwnPosition(
  found: Found | undefined,
  keepPace: (pace: Pace) => void,
): OwnPosition | undefined {
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
  return at && { at, ageMs: now ? performance.now() - at.ms : 0, isDoubted: doubted !== undefined }
}
