import { useCallback, useEffect, useState } from 'react'
import { ApiError, request } from '#kit/web/api.tsx'
import { forgetStaff, hintedName, rememberStaff } from '#kit/web/staff/staff-hints.tsx'

/** `out`: the dialog asks. A phone that was signed in goes on registering while there is no network. */
export type Session = 'unknown' | 'out' | 'in'
type Staff = { username: string; roles: readonly ('admin' | 'vehicle')[] }

/** Who is signed in here, as far as the server or, without network, the phone knows. */
export function useSession() {
  const [session, setSession] = useState<Session>('unknown')
  const look = useCallback(async () => {
    try {
      const answer = await request('/api/session')
      const { staff } = (await answer.json()) as { staff: Staff | null }
      if (staff) rememberStaff(staff)
      else forgetStaff()
      setSession(staff?.roles.includes('vehicle') ? 'in' : 'out')
    } catch {
      // What is registered waits in the outbox, and the server asks who sends it.
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

type Claim = { username: string; password: string; code?: string }
/** Opens a session at the door of the parking. Throws ApiError. */
export async function signIn(claim: Claim): Promise<void> {
  const answer = await request('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...claim, as: 'vehicle' }),
  })
  // A hint for the menu (specification §3); it opens nothing.
  rememberStaff((await answer.json()) as Staff)
}

export async function signOut(): Promise<void> {
  await request('/api/session', { method: 'DELETE' })
  forgetStaff()
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && ['unauthenticated', 'forbidden'].includes(error.code)
