import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Call, CallName } from '#common/contract.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { FastPath } from './fast-path.ts'
import type { Uploads } from './uploads.ts'

export type Role = 'admin' | 'vehicle'
/** Who is signed in; a person may have both roles. */
export type Staff = { id: string; username: string; roles: readonly Role[] }
/** A call as it was mounted: what the access matrix and the API description read. */
export type MountedCall = { name: CallName; method: string; path: string; call: Call }

declare module 'fastify' {
  interface FastifyRequest {
    /** The device that the signed cookie names; undefined without a valid one. */
    device: string | undefined
    /** Seconds since that device was named. */
    deviceAge: number
    /** Counted as at work, until it is answered or given up. */
    isAtWork: boolean
    /** Set on calls for staff, after the check; elsewhere ask `staffOf`. */
    staff: Staff | undefined
  }
  interface FastifyInstance {
    /** Every call of the API. */
    calls: MountedCall[]
    /** Everything that answers, as `METHOD /path`; the access matrix knows each by name. */
    routes: Set<string>
    /** What /metrics tells; kits add their own. */
    metrics: Registry
    /** Cached responses and pages, answered before routing. */
    fastPath: FastPath
    /** Slows a device or an account that asks faster than a person. */
    rateLimiter: RateLimiter
    /** Receives forms with files. */
    uploads: Uploads
    /** How a session is found; the staff feature replaces it. Until then nobody is signed in. */
    signedIn: { find: (request: FastifyRequest) => Promise<Staff | undefined> }
  }
  interface FastifyContextConfig {
    /** The contract's call behind this route. */
    call?: Call
    /** Not refused under load, not counted as at work: health, and streams that stay. */
    uncounted?: boolean
  }
}

/** Gives an app the places that the declarations above promise. */
export function decorateRequests(app: FastifyInstance, uploads: Uploads): void {
  app.decorateRequest('device', undefined)
  app.decorateRequest('deviceAge', 0)
  app.decorateRequest('isAtWork', false)
  app.decorateRequest('staff', undefined)
  app.decorate('calls', [])
  app.decorate('routes', new Set<string>())
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) app.routes.add(`${each} ${url}`)
  })
  app.decorate('uploads', uploads)
  app.decorate('signedIn', { find: async () => undefined })
}

/** Who is signed in, asked of the database at most once per request. */
export async function staffOf(request: FastifyRequest): Promise<Staff | undefined> {
  request.staff ??= await request.server.signedIn.find(request)
  return request.staff
}

/** The member of staff behind a call that `admit` let in. */
export function signedIn(staff: Staff | undefined): Staff {
  if (!staff) throw new Error('A call for staff was mounted without a door.')
  return staff
}
