import type { FastifyRequest } from 'fastify'
import type { ReadQueue } from './read-queue.ts'

/** Classes are counted separately, so that a crowd in one does not get requests of another refused. */
export type LoadClass = 'staff' | 'write' | 'read'
export type Load = {
  /** Counts a request; false if it has to be refused. */
  enter: (kind: LoadClass) => boolean
  leave: (kind: LoadClass) => void
  /** Requests in flight, and those refused since the start (for /metrics). */
  readonly inFlight: number
  readonly shed: number
}

const maxInFlight: Record<LoadClass, number> = { staff: 1000, write: 4000, read: 4000 }

/** Limits the requests in flight per class, and refuses reads while their queue is full. */
export function createLoad(reads?: Pick<ReadQueue, 'isFull'>): Load {
  const counts: Record<LoadClass, number> = { staff: 0, write: 0, read: 0 }
  let inFlight = 0
  let shed = 0
  return {
    enter(kind) {
      if (counts[kind] >= maxInFlight[kind] || (kind === 'read' && reads?.isFull)) {
        shed += 1
        return false
      }
      counts[kind] += 1
      inFlight += 1
      return true
    },
    leave(kind) {
      counts[kind] -= 1
      inFlight -= 1
    },
    get inFlight() {
      return inFlight
    },
    get shed() {
      return shed
    },
  }
}

/** The parts of a request that `loadClass` needs. */
export type Classed = Pick<FastifyRequest, 'method' | 'routeOptions' | 'headers' | 'staff' | 'server'>

/**
 * The class of a request, by its contract. A staff call is of class `staff` if this guide made its cookie, or once its session
 * was found; with a made-up cookie it is a visitor's.
 */
export function loadClass(request: Classed): LoadClass {
  const access = request.routeOptions.config?.call?.access
  const isForStaff = access !== undefined && access !== 'anyone' && access !== 'device'
  if (isForStaff && (request.staff || request.server.signedIn.isSealed(request))) return 'staff'
  // Signing in, and fetching a task before a vote, must not wait behind readers.
  if (['/api/session', '/api/devices/work'].includes(request.routeOptions.url ?? '')) return 'write'
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
}
