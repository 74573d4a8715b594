import type { Client } from 'pg'
import { fairDate, fairMoment } from '#common/fair-time.ts'
import type { Asks } from '../db/quickly.ts'
import type { DatabasePool } from '../db/shared-pool.ts'

const hour = 3_600_000
/** What is known about backups; times in ms. */
type BackupState = {
  /** When the rows of the last good backup were read. */
  good: number | undefined
  /** When the last one was tried. */
  tried: number | undefined
  /** When the guide was first started. */
  begun: number
}

export async function backupState(database: Asks): Promise<BackupState> {
  const { rows } = await database.query<{ good: Date | null; tried: Date | null; begun: Date }>(
    // A backup made while the clock was ahead does not count: until its time came, no other would be due.
    `select max(started_at) filter (where checked_at is not null) as good, max(started_at) as tried,
       (select min(applied_at) from migrations) as begun
     from backups where started_at <= pg_catalog.now()`,
  )
  const [{ good, tried, begun } = { good: null, tried: null, begun: new Date() }] = rows
  return { good: good?.getTime(), tried: tried?.getTime(), begun: begun.getTime() }
}

/** Why the last backup failed; undefined if it did not. */
export async function lastFault(database: DatabasePool): Promise<string | undefined> {
  const { rows } = await database.query<{ error: string | null }>(
    'select error from backups where started_at <= pg_catalog.now() order by started_at desc limit 1',
  )
  return rows[0]?.error ?? undefined
}

/** Whether a backup is due: every night at 02:00 Indian time, and an hour after a failed one. */
export function isDue({ good = 0, tried = 0, begun }: BackupState, now: number): boolean {
  const tonight = fairMoment(fairDate(now - 2 * hour), '02:00')
  return begun < tonight && good < tonight && tried < now - hour
}

export const isNightlyDue = async (client: Client, now: number): Promise<boolean> =>
  isDue(await backupState(client), now)

/** Age of the last good backup, in ms; without one, of the guide. */
export const ageOf = ({ good, begun }: BackupState, now: number): number => Math.max(0, now - (good ?? begun))
