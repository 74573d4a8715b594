import { useSyncExternalStore } from 'react'
import { readStorage, removeStorage } from '#kit/web/local-storage.ts'

/** What the menu shows to staff. It grants no access, because the server checks its own session (design, reading 8). */
type Hint = { isAdmin: boolean; isVehicleAdmin: boolean; logOut: () => void }

function hint(key: string, flag: string): boolean {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? 'null')
    return typeof stored === 'object' && stored !== null && (stored as Record<string, unknown>)[flag] === true
  } catch {
    return false
  }
}
const subscribe = (changed: () => void) => {
  addEventListener('storage', changed)
  addEventListener('staff-hint', changed)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener('staff-hint', changed)
  }
}
const snapshot = () => `${hint('adminSession', 'isAdmin')} ${hint('vehicleAdminSession', 'isVehicleAdmin')}`

/** The hints in local storage (`adminSession`, `vehicleAdminSession`); re-renders when they change. */
export function useStaffHint(): Hint {
  const [isAdmin, isVehicleAdmin] = useSyncExternalStore(subscribe, snapshot, () => 'false false').split(' ')
  return { isAdmin: isAdmin === 'true', isVehicleAdmin: isVehicleAdmin === 'true', logOut }
}
async function logOut() {
  removeStorage('adminSession')
  removeStorage('vehicleAdminSession')
  dispatchEvent(new Event('staff-hint'))
  await fetch('/api/session', { method: 'DELETE' }).catch(() => undefined)
  location.assign('/')
}
