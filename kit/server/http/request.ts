import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Call, CallName } from '#common/contract.ts'
import type { Role } from '#common/permissions.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { FastPath } from './fast-path.ts'
import type { Uploads } from './uploads.ts'

/** A signed-in account; it may have several roles. */
export type Staff = { id: string; username: string; roles: readonly Role[] }
/** A mounted call, for the access matrix and the API description. */
export type MountedCall = { name: CallName; method: string; path: string; call: Call }

declare module 'fastify' {
  interface FastifyRequest {
    /** The device of the signed cookie; undefined without a valid one. */
    device: string | undefined
    /** Seconds since that cookie was issued. */
    deviceAge: number
    /** Set on calls for staff after the access check; elsewhere call `staffOf`. */
    staff: Staff | undefined
  }
  interface FastifyInstance {
    /** Every call of the API. */
    calls: MountedCall[]
    /** Every route as `METHOD /path`; the access matrix lists each. */
    routes: Set<string>
    /** The registry behind /metrics. */
    metrics: Registry
    /** Cached responses and pages, answered before routing. */
    fastPath: FastPath
    /** Refuses a device or an account that calls faster than a person can. */
    rateLimiter: RateLimiter
    /** Receives forms with files. */
    uploads: Uploads
    /**
     * Finds the session of a request, and tells without the database whether this guide made its cookie. Set by the staff
     * feature; by default nobody is signed in.
     */
    signedIn: {
      find: (request: FastifyRequest) => Promise<Staff | undefined>
      isSealed: (request: Pick<FastifyRequest, 'headers'>) => boolean
    }
  }
  interface FastifyContextConfig {
    /** The contract's call behind this route. */
    call?: Call
    /** Does not wait with reads and is not refused under load: health checks and live streams. */
    skipsQueue?: boolean
  }
}

/** Adds the properties declared above. */
export function decorateRequests(app: FastifyInstance, uploads: Uploads): void {
  app.decorateRequest('device', undefined)
  app.decorateRequest('deviceAge', 0)
  app.decorateRequest('staff', undefined)
  app.decorate('calls', [])
  app.decorate('routes', new Set<string>())
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) app.routes.add(`${each} ${url}`)
  })
  app.decorate('uploads', uploads)
  app.decorate('signedIn', { find: async () => undefined, isSealed: () => false })
}

/** The signed-in account; looked up at most once per request. */
export async function staffOf(request: FastifyRequest): Promise<Staff | undefined> {
  request.staff ??= await request.server.signedIn.find(request)
  return request.staff
}

/** The account of a staff call, whose access was already checked. */
export function signedIn(staff: Staff | undefined): Staff {
  if (!staff) throw new Error('This call is not mounted with staff access.')
  return staff
}

/** Who makes a change, and when. */
export type By = { staff: Staff; at: Date }

/** Answers for the account of a staff call who makes its change, at the guide's time. */
export const changedBy =
  (clock: () => number) =>
  (staff: Staff | undefined): By => ({ staff: signedIn(staff), at: new Date(clock()) })
