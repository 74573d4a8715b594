import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError, readJson, request } from '#kit/web/api.ts'
import {
  endStaffHere,
  forgetStaff,
  hintedName,
  rememberStaff,
  type SignedIn,
} from '#kit/web/staff/staff-hints.ts'

/** `out` shows the sign-in dialog. Without network, a phone that was signed in stays `in` and can register vehicles. */
export type Session = 'unknown' | 'out' | 'in'

/** Whether parking staff are signed in, according to the server or, without network, to the phone's memory. */
export function useSession() {
  const [session, setSession] = useState<Session>('unknown')
  const look = useCallback(async () => {
    try {
      const answer = await request('/api/session')
      const { staff } = await readJson<{ staff: SignedIn | null }>(answer)
      if (staff) rememberStaff(staff)
      else forgetStaff()
      setSession(staff?.roles.includes('vehicle') ? 'in' : 'out')
    } catch {
      // Not a security decision: registrations wait in the outbox, and the server checks the session when they are sent.
      setSession(hintedName('vehicle') ? 'in' : 'out')
    }
  }, [])
  useEffect(() => {
    look()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [look])
  return { session, look, signedIn: () => setSession('in'), signedOut: () => setSession('out') }
}

export async function signOut(): Promise<void> {
  await request('/api/session', { method: 'DELETE' })
  endStaffHere()
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && ['unauthenticated', 'forbidden'].includes(error.code)

type List = { error: unknown; refresh: () => Promise<unknown> }
/** Reloads a tab's lists when it is opened or somebody signs in; calls `onSignedOut` if one is refused without a session. */
export function useTabLists(session: Session, lists: readonly List[], onSignedOut: () => void): void {
  const readAgain = useEffectEvent(() => {
    for (const { refresh } of lists) void refresh()
  })
  useEffect(() => {
    if (session === 'in') readAgain()
  }, [session])
  const isOut = lists.some(({ error }) => isSignedOut(error))
  useEffect(() => {
    if (isOut) onSignedOut()
  }, [isOut, onSignedOut])
}
