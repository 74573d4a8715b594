import type { FastifyRequest } from 'fastify'
import { accountHeader, otherAccount } from '#common/account-header.ts'
import type { Access } from '#common/contract.ts'
import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import { staffOf } from './request.ts'

/**
 * Checks the contract's `access` before the body is read: 401 without a session or device cookie, 403 without the permission
 * or where the request names another account as its author.
 * Returns a promise only for staff calls, which look the session up in the database.
 */
export function checkAccess(access: Access, request: FastifyRequest): Promise<void> | undefined {
  if (access === 'anyone') return undefined
  if (access !== 'device') return checkStaffAccess(access, request)
  if (!request.device) refuse('voter_required', 401, 'This needs the cookie of a known device.')
  return undefined
}

async function checkStaffAccess(access: Exclude<Access, 'anyone' | 'device'>, request: FastifyRequest) {
  const staff = await staffOf(request)
  if (!staff) refuse('unauthenticated', 401, 'Please sign in.')
  request.server.rateLimiter.spend(`staff ${staff.id}`)
  const author = request.headers[accountHeader]
  if (author !== undefined && author !== encodeURIComponent(staff.username))
    refuse(otherAccount, 403, 'Another account has made this; it has to be signed in to send it.')
  if (access !== 'staff' && !may(staff.roles, access))
    refuse('forbidden', 403, 'Your account may not do this.')
}
