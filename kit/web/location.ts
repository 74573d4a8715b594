import { useEffect, useRef, useState } from 'react'
import { type Found, type Located, locate, type Plan, watch } from './locate.ts'
import { onPermission } from './permission.ts'

/** `idle`: not asked yet, as in a prerendered page. */
export type LocationState = { status: 'idle' } | { status: 'requesting' } | Located

/**
 * The phone's position. It is asked for while `wanted`, again for every new `round`, and again as soon as the permission is
 * given in the settings. It never leaves the phone.
 */
export function usePhoneLocation(plan: Plan, wanted: boolean, round: number): LocationState {
  const [location, setLocation] = useState<LocationState>({ status: 'idle' })
  const [granted, setGranted] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!wanted) return
    setLocation({ status: 'requesting' })
    return locate(plan, setLocation)
  }, [plan, wanted, round, granted])
  const denied = location.status === 'error' && location.fault.startsWith('denied')
  const isDenied = useRef(denied)
  isDenied.current = denied
  useEffect(() => {
    if (wanted) return onPermission('geolocation', () => isDenied.current && setGranted(count => count + 1))
  }, [wanted])
  return location
}

/** The position that was found, updated as the phone moves while the screen is open. */
export function useFollowed(found: Found | undefined): Found | undefined {
  const [moved, setMoved] = useState<Found>()
  useEffect(() => {
    setMoved(undefined)
    return found && watch(setMoved)
  }, [found])
  return found && (moved ?? found)
}

/** Whether location was allowed before, so that asking for it shows no question of the browser. */
export function useLocationAllowed(): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(permission => setAllowed(permission.state === 'granted'))
      .catch(() => undefined)
  }, [])
  return allowed
}
