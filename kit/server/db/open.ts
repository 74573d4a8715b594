import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import type { Settings } from '#kit/server/settings.ts'
import { StartError } from '../start-error.ts'
import { application } from './embedded/cluster.ts'
import { openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import { SharedPool } from './shared-pool.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

export type Database = {
  pool: Pool
  // biome-ignore lint/complexity/noBannedTypes: no table is known until a feature names its own
  db: Kysely<{}>
  /** Applies missing migrations; returns their names. */
  migrate: () => Promise<string[]>
  close: () => Promise<void>
}

/** Opens the database that the settings name: another PostgreSQL, or the embedded one of the data folder. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'trial'>>,
  say?: (line: string) => void,
): Promise<Database> {
  const onlyAdd = settings.trial
  if (settings.databaseUrl) {
    const pool = openPool({ connectionString: settings.databaseUrl })
    await waitForDatabase(pool, say)
    return { ...databaseOf(pool), migrate: () => migrate(pool, undefined, { onlyAdd }) }
  }
  const embedded = await openEmbedded(settings.dataDir, say)
  const opened = databaseOf(openPool(embedded.application))
  return {
    ...opened,
    migrate: async () => {
      const owner = openPool(embedded.owner)
      try {
        return await migrate(owner, undefined, { prepare: grants, onlyAdd })
      } finally {
        await owner.end()
      }
    },
    close: async () => {
      await opened.close()
      await embedded.close()
    },
  }
}

/** Waits up to 10 s for the database of DATABASE_URL, which may be starting too, and checks its version. */
async function waitForDatabase(pool: Pool, say: (line: string) => void = () => {}) {
  const until = Date.now() + 10_000
  const ask = (): Promise<Shown[]> =>
    pool.query<Shown>(`select name, setting from pg_settings where name = 'server_version_num'`).then(
      ({ rows }) => rows,
      error =>
        isDatabaseUnavailable(error) && Date.now() < until ? sleep(500).then(ask) : Promise.reject(error),
    )
  try {
    const found = Object.fromEntries((await ask()).map(({ name, setting }) => [name, setting]))
    if (Number(found.server_version_num) < 150_000)
      throw new StartError('DATABASE_URL must name a PostgreSQL of version 15 or newer.')
    for (const warning of await durabilityWarnings(pool)) say(warning)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL does not answer: ${reason(error)}.`)
  }
}
type Shown = { name: string; setting: string }

/** One sentence per setting by which the database may lose committed rows in a power cut; rejects if it does not answer. */
export async function durabilityWarnings(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )
  return rows.map(({ name }) => `${name} is off in the database: a power cut may lose what people sent.`)
}
const reason = (error: unknown): string =>
  error instanceof AggregateError ? reason(error.errors[0]) : (error as Error).message

/** A pool that survives restarts of the database: it drops broken connections and opens new ones on demand. */
export const openPool = (config: PoolConfig): Pool =>
  new SharedPool({
    connectionTimeoutMillis: 2000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'mela-guide',
    keepAlive: true,
    ...config,
  })

/** Wraps an open pool. */
export const databaseOf = (pool: Pool) => ({
  pool,
  db: new Kysely<object>({ dialect: new PostgresDialect({ pool }) }),
  // Waits for running queries, but at most 300 ms, so that one that hangs cannot hold up the shutdown.
  close: () => Promise.race([pool.end(), sleep(300)]),
})

// The application's role may change rows, not tables: an injected statement could not drop one.
export const grants = `
  do $$ begin create role ${application} login; exception when duplicate_object or unique_violation then null; end $$;
  alter default privileges grant select, insert, update, delete on tables to ${application};
  alter default privileges grant usage, select on sequences to ${application};
`
