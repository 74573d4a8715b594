import { useSyncExternalStore } from 'react'
import { defineTexts } from '#common/text.ts'
import { asApiError, request } from '#kit/web/api.ts'
import { useText } from '#kit/web/language.tsx'
import { readStorage } from '#kit/web/local-storage.ts'
import { endStaffHere } from '#kit/web/staff/staff-hints.ts'
import { showToast } from '#ui/toast.ts'

const logoutTexts = defineTexts({
  away: { en: 'You are still signed in: no connection.', hi: 'नेटवर्क नहीं है, इसलिए लॉगआउट नहीं हुआ।' },
  failed: { en: 'You are still signed in. Please try again.', hi: 'लॉगआउट नहीं हुआ। फिर कोशिश करें।' },
})

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
  const t = useText(logoutTexts)
  return {
    isAdmin: isAdmin === 'true',
    isVehicleAdmin: isVehicleAdmin === 'true',
    logOut: () => void logOut(t),
  }
}
/** Goes Home once the server has ended the session; says so where it could not. */
async function logOut(t: (key: keyof typeof logoutTexts) => string) {
  const refused = await request('/api/session', { method: 'DELETE' }).then(() => undefined, asApiError)
  if (refused) return showToast(t(refused.status === 0 ? 'away' : 'failed'), { kind: 'bad' })
  endStaffHere()
  location.assign('/')
}
