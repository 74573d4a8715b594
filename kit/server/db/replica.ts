import { Pool } from 'pg'
import { sessionSettings } from './pooler.ts'

/** A copy of the database for reads (DATABASE_READ_URL), and whether it may be asked now. */
export type Replica = { pool: Pool; isFresh: () => boolean; close: () => Promise<void> }

/** Most ms that a copy may be behind and still be read. */
export const mostBehind = 5000
/**
 * s for which whoever wrote something reads from the primary, marked by a cookie, so that any server process knows. It is
 * longer than a copy may be behind, so everybody finds what they just wrote.
 */
export const readsOwnFor = 15
const lookEvery = 1000

/** Follows a copy: every second it is asked how far it has got, and not used while it is too far behind or does not answer. */
export function followReplica(primary: Pick<Pool, 'query'>, connectionString: string): Replica {
  const pool = new Pool({
    ...sessionSettings('shared'),
    connectionString,
    connectionTimeoutMillis: 2000,
    application_name: 'mela-guide reads',
    keepAlive: true,
    max: 6,
  })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const lag = createLag()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const at = Date.now()
      const written = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
      lag.written(at, written.rows[0]?.lsn ?? '0/0')
      const copied = await pool.query<{ lsn: string }>(
        `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as lsn`,
      )
      lag.copied(copied.rows[0]?.lsn ?? '0/0')
    } catch {
      // Known to be behind once it has not been heard for long enough.
    } finally {
      isLooking = false
    }
  }
  void look()
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return {
    pool,
    isFresh: () => lag.behind(Date.now()) <= mostBehind,
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}

/** How many ms a copy is behind, by positions in the log of the primary (LSN, such as `0/16B3748`) and when they were read. */
export function createLag() {
  const positions: { at: number; lsn: bigint }[] = []
  /** Everything that was written by then is in the copy. */
  let upTo = Number.NEGATIVE_INFINITY
  return {
    written(at: number, lsn: string) {
      positions.push({ at, lsn: numberOf(lsn) })
      if (positions.length > 60) positions.shift()
    },
    copied(lsn: string) {
      const reached = numberOf(lsn)
      upTo = Math.max(upTo, positions.findLast(position => position.lsn <= reached)?.at ?? upTo)
    },
    behind: (now: number): number => now - upTo,
  }
}

function numberOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
