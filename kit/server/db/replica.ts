import { Pool, type PoolClient } from 'pg'
import { within } from '../http/within.ts'
import { BoundedClient } from './client.ts'
import { sessionSettings } from './pooler.ts'

/** Copies of the database for reads (DATABASE_READ_URL). Behind one address may be several, so each connection is judged by itself. */
export type Replica = {
  /** False while no connection has lately led to a copy that may be read. */
  isFresh: () => boolean
  /** A connection to a copy that may be read now; undefined where the one that was free leads to another, and it is closed. */
  connect: () => Promise<PoolClient | undefined>
  /** How many wait for a connection. */
  readonly waiting: number
  close: () => Promise<void>
}

/** Most ms that a copy may be behind and still be read. */
export const mostBehind = 5000
/**
 * s for which whoever wrote something reads from the primary, marked by a cookie, so that any server process knows. It is
 * longer than a copy may be behind, so everybody finds what they just wrote.
 */
export const readsOwnFor = 15
/** ms after which a copy is asked again how far it has got. */
const lookEvery = 1000
/** ms within which it has to say so. */
const mostSilence = 2000

/**
 * Follows copies: the primary is asked every second how far it has written, and each connection to a copy, before it is used,
 * how far that copy has got. One that leads to a copy too far behind is closed: its successor may lead to another.
 */
export function followReplica(primary: Pick<Pool, 'query'>, connectionString: string): Replica {
  const pool = new Pool({
    ...sessionSettings('shared'),
    Client: BoundedClient,
    connectionString,
    connectionTimeoutMillis: mostSilence,
    application_name: 'mela-guide reads',
    keepAlive: true,
    max: 6,
  })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const lag = createLag()
  const looks = new WeakMap<PoolClient, { at: number; upTo: number }>()

  const connect = async () => {
    const client = await pool.connect().catch(() => undefined)
    if (!client) return undefined
    const known = looks.get(client)
    const look =
      known && Date.now() - known.at < lookEvery ? known : await within(mostSilence, lookAt(client))
    if (look && Date.now() - look.upTo <= mostBehind) return client
    client.release(true)
    return undefined
  }
  const lookAt = async (client: PoolClient) => {
    const at = Date.now()
    const { rows } = await client.query<{ lsn: string }>(
      `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as lsn`,
    )
    const look = { at, upTo: lag.copied(rows[0]?.lsn ?? '0/0') }
    looks.set(client, look)
    return look
  }

  let isLooking = false
  const follow = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const at = Date.now()
      const written = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
      lag.written(at, written.rows[0]?.lsn ?? '0/0')
      const client = await connect()
      client?.release()
    } catch {
      // Known to be behind once it has not been heard for long enough.
    } finally {
      isLooking = false
    }
  }
  void follow()
  const timer = setInterval(follow, lookEvery)
  timer.unref()
  return {
    isFresh: () => lag.behind(Date.now()) <= mostBehind,
    connect,
    get waiting() {
      return pool.waitingCount
    },
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}

/** How many ms copies are behind, by positions in the log of the primary (LSN, such as `0/16B3748`) and when they were read. */
export function createLag() {
  const positions: { at: number; lsn: bigint }[] = []
  /** Everything that was written by then is in the copy that has got furthest. */
  let upTo = Number.NEGATIVE_INFINITY
  return {
    written(at: number, lsn: string) {
      positions.push({ at, lsn: numberOf(lsn) })
      if (positions.length > 60) positions.shift()
    },
    /** A copy has got as far as this. Returns when the last was written of all that is in it. */
    copied(lsn: string): number {
      const reached = numberOf(lsn)
      const at = positions.findLast(position => position.lsn <= reached)?.at ?? Number.NEGATIVE_INFINITY
      upTo = Math.max(upTo, at)
      return at
    },
    behind: (now: number): number => now - upTo,
  }
}

function numberOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
