import { useEffect, useState } from 'react'
import { type Found, locate } from '#kit/web/locate.ts'
import { useFollowed, useLocationAllowed } from '#kit/web/location.ts'
import { warnedKm } from '#kit/web/map-dangers.ts'

/**
 * The phone's position if it was allowed before, so that nobody is asked; it does not leave the phone. One too inexact to tell
 * whether a danger is near counts as unknown.
 */
export function useKnownPosition(): Found | undefined {
  const isAllowed = useLocationAllowed()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!isAllowed) return
    return locate('list', located => located.status === 'found' && setFound(located.found))
  }, [isAllowed])
  const here = useFollowed(found)
  return here && here.accuracyM <= warnedKm * 1000 ? here : undefined
}
