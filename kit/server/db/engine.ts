import type { Pool } from 'pg'
import { StartError } from '../start-error.ts'

/** What an engine that speaks PostgreSQL's protocol says of itself. */
export type Engine = {
  name: string
  /** Why the guide cannot work on it, as the end of a sentence. */
  refused?: string
  /** It has no LISTEN: changes are looked up. */
  hasListen: boolean
}

const postgres: Engine = { name: 'PostgreSQL', hasListen: true }
/** By the text of `version()`. Neon, Citus and Aurora PostgreSQL are PostgreSQL in this respect. */
const others: readonly (readonly [pattern: RegExp, engine: Engine])[] = [
  [
    /cockroach/i,
    {
      name: 'CockroachDB',
      refused:
        'has no triggers on TRUNCATE and no advisory locks, by which the audit log and the votes are kept right',
      hasListen: false,
    },
  ],
  [
    /aurora dsql/i,
    {
      name: 'Aurora DSQL',
      refused:
        'has no triggers, no plpgsql and no advisory locks, by which the audit log and the votes are kept right',
      hasListen: false,
    },
  ],
  [/-YB-|yugabyte/i, { name: 'YugabyteDB', hasListen: false }],
]

/** The engine of a text that `version()` returned. */
export const engineOf = (version: string): Engine =>
  others.find(([pattern]) => pattern.test(version))?.[1] ?? postgres

/**
 * Asks a database what it is. An engine may report a version of PostgreSQL that it is not, so its name is looked at too.
 * Throws StartError, one sentence, where the guide cannot work on it.
 */
export async function checkEngine(pool: Pick<Pool, 'query'>): Promise<Engine> {
  const { rows } = await pool.query<{ version: string; number: string }>(
    `select version() as version, current_setting('server_version_num') as number`,
  )
  const [{ version, number } = { version: '', number: '0' }] = rows
  const engine = engineOf(version)
  if (engine.refused)
    throw new StartError(
      `DATABASE_URL leads to ${engine.name}, which reports version ${(Number(number) / 10_000).toFixed(0)} of PostgreSQL but ${engine.refused}: use PostgreSQL 15 or newer.`,
    )
  if (Number(number) < 150_000)
    throw new StartError('DATABASE_URL must name a PostgreSQL of version 15 or newer.')
  return engine
}
