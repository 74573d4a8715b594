import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import type { ReadQueue } from './read-queue.ts'

/** Under overload reads are refused first, then writes, calls of staff last. */
export type LoadClass = 'staff' | 'write' | 'read'
export type Load = {
  /** Counts a request in; false where it has to be refused. */
  enter: (kind: LoadClass) => boolean
  leave: (kind: LoadClass) => void
  /** Requests in flight, and refused since the start (for /metrics). */
  readonly inFlight: number
  readonly shed: number
}

const maxInFlight: Record<LoadClass, number> = { staff: 1000, write: 4000, read: 4000 }
// Event loop lag in ms above which a class is refused.
const maxLag: Record<LoadClass, number> = { staff: 1000, write: 400, read: 200 }
// With fewer requests of a class in flight the lag is not its fault: votes go on while readers crowd in.
const crowd = 100
const sample = 250

/** Load shedding by request class. `lag`: event loop lag in ms, measured here unless a test passes its own. */
export function createLoad(reads?: Pick<ReadQueue, 'isFull'>, lag: () => number = measuredLag()): Load {
  const counts: Record<LoadClass, number> = { staff: 0, write: 0, read: 0 }
  let inFlight = 0
  let shed = 0
  return {
    enter(kind) {
      const busy = counts[kind] >= crowd && lag() > maxLag[kind]
      if (busy || counts[kind] >= maxInFlight[kind] || (kind === 'read' && reads?.isFull)) {
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

/** What `loadClass` looks at. */
export type Classed = Pick<FastifyRequest, 'method' | 'routeOptions' | 'headers' | 'staff' | 'server'>

/**
 * The class of a request, by its contract. One for staff is of their class where its cookie was made by this guide, or once
 * its session was found; with a made-up cookie it is one of a visitor.
 */
export function loadClass(request: Classed): LoadClass {
  const access = request.routeOptions.config?.call?.access
  const isForStaff = access !== undefined && access !== 'anyone' && access !== 'device'
  if (isForStaff && (request.staff || request.server.signedIn.isSealed(request))) return 'staff'
  // Who is signing in, and whose phone gets its work before a vote, must not wait behind readers.
  if (['/api/session', '/api/devices/work'].includes(request.routeOptions.url ?? '')) return 'write'
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
}

let measured: (() => number) | undefined
// One monitor per process, also where tests open several apps.
function measuredLag(): () => number {
  if (measured) return measured
  const resolution = 20
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let lag = 0
  setInterval(() => {
    lag = Math.max(0, histogram.mean / 1e6 - resolution)
    histogram.reset()
  }, sample).unref()
  measured = () => lag
  return measured
}
