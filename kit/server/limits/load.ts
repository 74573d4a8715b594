import type { FastifyRequest } from 'fastify'
import type { Access } from '#common/contract.ts'

/** Whose places a request uses, so that a crowd in one class does not get requests of another refused. */
type LoadClass = 'staff' | 'write' | 'read'

/** The parts of a request that `loadClass` needs. */
export type Classed = Pick<FastifyRequest, 'method' | 'routeOptions' | 'headers' | 'staff' | 'server'>

/**
 * The class of a request, by its contract. A staff call is of class `staff` if this guide made its cookie, or once its session
 * was found; with a made-up cookie it is a visitor's.
 */
export function loadClass(request: Classed): LoadClass {
  const { access } = request.routeOptions.config?.call ?? {}
  if (isForStaff(access) && (request.staff || request.server.signedIn.isSealed(request))) return 'staff'
  // Signing in, and fetching a task before a vote, must not wait behind readers.
  if (['/api/session', '/api/devices/work'].includes(request.routeOptions.url ?? '')) return 'write'
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
}

/** Whether a call with this access needs a signed-in account. */
export const isForStaff = (access: Access | undefined): boolean =>
  access !== undefined && access !== 'anyone' && access !== 'device'
