import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier, type Pool } from 'pg'

export type Listening = {
  /** Resolves once the channel is heard for the first time. */
  ready: Promise<void>
  close: () => Promise<void>
}
const firstPause = 50
const longestPause = 1000
const heartbeat = 15_000

/**
 * Hears a PostgreSQL channel on a connection of its own, for as long as the process lives. `pg` does not reconnect by
 * itself and what was said meanwhile is lost, so `onReconnected` must fetch again whatever the payloads would have told.
 */
export function listen(
  pool: Pool,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnected: () => void,
): Listening {
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  let heard = false
  let pause = firstPause

  const hear = async () => {
    const client = new Client(pool.options)
    const lost = Promise.withResolvers<void>()
    client.on('error', () => lost.resolve())
    client.on('end', () => lost.resolve())
    client.on('notification', message => onPayload(message.payload ?? ''))
    // A peer that vanished without a word is only found out by asking.
    const beat = setInterval(() => {
      const silent = setTimeout(() => lost.resolve(), 5000)
      client.query('select 1').then(
        () => clearTimeout(silent),
        () => lost.resolve(),
      )
    }, heartbeat)
    closing.signal.addEventListener('abort', () => lost.resolve())
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
      pause = firstPause
      first.resolve()
      if (heard) onReconnected()
      heard = true
      await lost.promise
    } finally {
      clearInterval(beat)
      client.end().catch(() => {})
    }
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      await hear().catch(() => {})
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
