import type { Role } from '#common/permissions.ts'
import { readStorage, removeStorage, writeStorage } from '../local-storage.ts'

/** Who is signed in. */
export type SignedIn = { username: string; roles: readonly Role[] }
const keys = { admin: 'adminSession', vehicle: 'vehicleAdminSession' } as const
const flags = { admin: 'isAdmin', vehicle: 'isVehicleAdmin' } as const
/** Window event when somebody signs out: everything that runs for them on this phone ends. */
export const signOutEvent = 'staff-sign-out'
const changed = () => dispatchEvent(new Event('staff-hint'))

/** Stores the menu's hints of specification §3, one for the console and one for the parking. They grant no access. */
export function rememberStaff({ username, roles }: SignedIn): void {
  for (const role of ['admin', 'vehicle'] as const) {
    if (!roles.some(held => (held === 'vehicle') === (role === 'vehicle'))) removeStorage(keys[role])
    else
      writeStorage(
        keys[role],
        JSON.stringify({ username, [flags[role]]: true, loginTime: new Date().toISOString() }),
      )
  }
  changed()
}

/** Session storage keys of what staff began to write begin with this. */
export const staffDraft = 'staff draft '

/** After somebody has signed out: nothing of theirs stays for the next person on this phone. */
export function endStaffHere(): void {
  dispatchEvent(new Event(signOutEvent))
  forgetStaff()
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(staffDraft)) sessionStorage.removeItem(key)
  } catch {
    // Blocked storage keeps no draft.
  }
}

/** The hints alone: the session has ended by itself, and whoever signs in again finds what they began. */
export function forgetStaff(): void {
  for (const key of Object.values(keys)) removeStorage(key)
  changed()
}

/** The user name of who is signed in on this phone, by its hints: the account of what they send through the outbox. */
export const signedInName = (): string | undefined => hintedName('admin') ?? hintedName('vehicle')

/** The user name of a hint; undefined when it is missing, unparsable or not flagged (specification §4). */
export function hintedName(role: 'admin' | 'vehicle'): string | undefined {
  try {
    const hint: unknown = JSON.parse(readStorage(keys[role]) ?? 'null')
    if (typeof hint !== 'object' || hint === null) return undefined
    const { username, [flags[role]]: flag } = hint as Record<string, unknown>
    return flag === true && typeof username === 'string' && username !== '' ? username : undefined
  } catch {
    return undefined
  }
}
