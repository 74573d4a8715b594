import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Member, staffContract } from '#features/staff/contract.ts'
import type { ApiError } from '#kit/web/api.ts'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import { forgetStaff, hintedName } from '#kit/web/staff/staff-hints.ts'

const useSession = queryHook<typeof staffContract>()
export type StaffSession =
  | { state: 'asking' | 'nobody'; member?: undefined; refresh: () => Promise<void> }
  | { state: 'unreachable'; error: ApiError; member?: undefined; refresh: () => Promise<void> }
  | { state: 'signed-in'; member: Member; refresh: () => Promise<void> }

/**
 * Who is signed in. Redirects to /admin if nobody is, or if the hint of specification §4 is missing, unreadable or names
 * somebody else.
 */
export function useStaffSession(): StaffSession {
  const [, go] = useLocation()
  const { value, error, refresh } = useSession('GET /api/session', {})
  const names = [hintedName('admin'), hintedName('vehicle')]
  const member = value?.staff
  const isKnown = member ? names.includes(member.username) : names.some(name => name !== undefined)
  const isNobody = !isKnown || (value !== undefined && !member)
  useEffect(() => {
    if (!isNobody) return
    forgetStaff()
    // After signing in, the linked screen opens (features/staff/sign-in-screen.tsx).
    go(paths.admin(), { replace: true, state: { next: location.pathname + location.search } })
  }, [isNobody, go])
  if (isNobody) return { state: 'nobody', refresh }
  if (member) return { state: 'signed-in', member, refresh }
  return error ? { state: 'unreachable', error, refresh } : { state: 'asking', refresh }
}
