import type { Pool } from 'pg'
import type { Finding } from '../contract.ts'
import { finding, fine } from './finding.server.ts'

const slow = 200
const tolerance = 5

/** Version, settings, speed and clock of the database. `clock` in ms. */
export async function checkDatabase(pool: Pool, folder: string, clock: () => number): Promise<Finding[]> {
  // The time to open a connection is not the database's speed.
  await pool.query('select 1').catch(() => {})
  const begun = performance.now()
  const read = await pool
    .query<{ version: string; number: string; at: Date; off: string[] | null }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
         clock_timestamp() as at,
         (select array_agg(name order by name) from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as off`,
    )
    .catch(() => undefined)
  const ms = Math.round(performance.now() - begun)
  const row = read?.rows[0]
  if (!row) return [finding('database-away', 'mend', { folder })]
  const version = row.version.split(' ')[0] ?? ''
  const seconds = Math.round((clock() - row.at.getTime()) / 1000)
  const all: Finding[] = []
  if (Number(row.number) < 150_000) all.push(finding('database-old', 'mend', { version }))
  if (row.off)
    all.push(finding('database-unsafe', 'mend', { settings: row.off.join(', '), first: row.off[0] ?? '' }))
  if (ms > slow) all.push(finding('database-slow', 'watch', { ms }))
  if (all.length === 0) all.push(fine('database-fine', { version, ms }))
  all.push(
    Math.abs(seconds) > tolerance
      ? finding('clock-differs', 'mend', { seconds, other: 'the database' })
      : fine('clock-fine', { seconds: Math.abs(seconds) }),
  )
  return all
}
