import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import type { Settings } from '#kit/server/settings.ts'
import { StartError } from '../start-error.ts'
import type { AnyDatabase } from './any-database.ts'
import { application } from './embedded/cluster.ts'
import { openEmbedded } from './embedded/open.ts'
import { migrate } from './migrate.ts'
import type { Asks } from './quickly.ts'
import { type DatabasePool, SharedPool } from './shared-pool.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

export type Database = {
  pool: DatabasePool
  db: AnyDatabase
  /** Applies missing migrations; returns their names. */
  migrate: () => Promise<string[]>
  /** Works as the owner of the tables, over connections of its own. */
  asOwner: <T>(work: (owner: DatabasePool) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Application name of a server's connections. */
const serverName = 'mela-guide'
/** Whether a server process uses this database now; commands do not count. */
export async function isServed(database: Asks): Promise<boolean> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'mela-guide'`,
  )
  return (rows[0]?.n ?? 0) > 0
}

/** Opens the database that the settings name: another PostgreSQL, or the embedded one of the data folder. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say?: (line: string) => void,
  /** Application name of its connections. */
  name: string = serverName,
): Promise<Database> {
  if (settings.databaseUrl) {
    const named = { connectionString: settings.databaseUrl, application_name: name }
    const pool = await openNamed(named, say)
    const asOwner = ownerOf(named)
    return { ...databaseOf(pool), asOwner, migrate: () => asOwner(owner => migrate(owner)) }
  }
  const embedded = await openEmbedded(settings.dataDir, say)
  const opened = databaseOf(openPool({ ...embedded.application, application_name: name }))
  const asOwner = ownerOf({ ...embedded.owner, application_name: name })
  return {
    ...opened,
    asOwner,
    migrate: () => asOwner(owner => migrate(owner, undefined, grants)),
    close: async () => {
      await opened.close()
      await embedded.close()
    },
  }
}

/** Opens the database of DATABASE_URL, which may still be starting: waits up to 10 s. */
async function openNamed(named: PoolConfig, say: (line: string) => void = () => {}): Promise<SharedPool> {
  const pool = openPool(named)
  const until = Date.now() + 10_000
  const ask = (): Promise<void> =>
    checkVersion(pool).catch(error =>
      isDatabaseUnavailable(error) && Date.now() < until ? sleep(500).then(ask) : Promise.reject(error),
    )
  try {
    await ask()
    for (const warning of await durabilityWarnings(pool)) say(warning)
    return pool
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL does not answer: ${reason(error)}.`)
  }
}

/** Throws StartError if a database is older than the guide needs. */
export async function checkVersion(database: Asks): Promise<void> {
  const { rows } = await database.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  )
  if (Number(rows[0]?.number) < 150_000)
    throw new StartError('DATABASE_URL must name a PostgreSQL of version 15 or newer.')
}

/** One sentence for each setting that could lose committed rows in a power cut; rejects if the database does not answer. */
export async function durabilityWarnings(database: Asks): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )
  return rows.map(({ name }) => `${name} is off in the database: a power cut may lose what people sent.`)
}
const reason = (error: unknown): string =>
  error instanceof AggregateError ? reason(error.errors[0]) : (error as Error).message

/** A pool that survives restarts of the database: it drops broken connections and opens new ones on demand. */
export const openPool = (config: PoolConfig): SharedPool =>
  new SharedPool({
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Longer than a statement may take: a database that has not answered by then is gone, which TCP would notice only after a
    // quarter of an hour.
    query_timeout: 20_000,
    connectionTimeoutMillis: 2000,
    application_name: serverName,
    keepAlive: true,
    ...config,
  })

/** A pool for work that may take minutes, such as a migration: queries have no timeout. */
export const openForLongWork = (config: PoolConfig): SharedPool => openPool({ ...config, query_timeout: 0 })

const ownerOf =
  (config: PoolConfig): Database['asOwner'] =>
  async work => {
    const pool = openForLongWork(config)
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  }

/** Wraps an open pool. */
export const databaseOf = (pool: DatabasePool) => ({
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
