import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { DatabasePool } from './shared-pool.ts'

type Listener = {
  /** Resolves once LISTEN was executed for the first time. */
  ready: Promise<void>
  close: () => Promise<void>
}
const firstPause = 50
const longestPause = 1000
const heartbeat = 15_000

/**
 * LISTENs to a PostgreSQL channel on its own connection and reconnects after a loss. Notifications sent meanwhile are lost, so
 * `onReconnected` has to read the current state again.
 */
export function listen(
  pool: DatabasePool,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnected: () => void,
): Listener {
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  let wasConnected = false
  let pause = firstPause

  const connect = async () => {
    const client = new Client(pool.options)
    const lost = Promise.withResolvers<void>()
    client.on('error', () => lost.resolve())
    client.on('end', () => lost.resolve())
    client.on('notification', message => onPayload(message.payload ?? ''))
    // A peer that vanished without closing the connection shows only by an unanswered query.
    const probe = setInterval(() => {
      const timeout = setTimeout(() => lost.resolve(), 5000)
      client.query('select 1').then(
        () => clearTimeout(timeout),
        () => lost.resolve(),
      )
    }, heartbeat)
    const onClosing = () => lost.resolve()
    closing.signal.addEventListener('abort', onClosing)
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
      pause = firstPause
      first.resolve()
      if (wasConnected) onReconnected()
      wasConnected = true
      await lost.promise
    } finally {
      clearInterval(probe)
      // Otherwise the signal would keep every lost connection of a long outage in memory.
      closing.signal.removeEventListener('abort', onClosing)
      client.end().catch(() => {})
    }
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      await connect().catch(() => {})
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
      pause = Math.min(pause * 2, longestPause)
    }
    first.resolve()
  }
  const running = run()
  return {
    ready: first.promise,
    close: async () => {
      closing.abort()
      await running
    },
  }
}
