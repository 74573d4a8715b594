import { useEffect, useState } from 'react'
import { type Found, locate } from '#kit/web/locate.ts'
import { useFollowed, useLocationAllowed } from '#kit/web/location.ts'

/** The phone's position if it was allowed before, so that nobody is asked; it does not leave the phone. */
export function useKnownPosition(): Found | undefined {
  const isAllowed = useLocationAllowed()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!isAllowed) return
    return locate('list', located => located.status === 'found' && setFound(located.found))
  }, [isAllowed])
  return useFollowed(found)
}
