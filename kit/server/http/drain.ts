import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Adds `app.drain`, by which this process hands its visitors over to another one that listens on the same port: new
 * connections go there, and each open one ends with its next answer. An idle connection is left until its keep-alive time
 * is over, because a request may be on its way on it. `app.draining` is aborted when that begins.
 */
export function addDrain(app: FastifyInstance): void {
  const draining = new AbortController()
  app.decorate('draining', draining.signal)
  app.decorate('drain', async most => {
    draining.abort()
    const closed = new Promise<void>(resolve => app.server.once('close', resolve))
    // Not the close of http, which destroys idle connections.
    Server.prototype.close.call(app.server)
    const waiting = new AbortController()
    await Promise.race([closed, sleep(most, undefined, { signal: waiting.signal })])
    waiting.abort()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted once this process hands its visitors over to another one. */
    draining: AbortSignal
    /** Stops accepting connections; resolves when none is open, after `most` ms at the latest. */
    drain: (most: number) => Promise<void>
  }
}
