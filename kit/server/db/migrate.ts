import type { PoolClient } from 'pg'
import { StartError } from '../start-error.ts'
import { findMigrations, type Migration } from './migrations.ts'
import type { DatabasePool } from './shared-pool.ts'

// Any number, the same in every server process.
const lock = 0x6d656c61

/**
 * Applies the missing migrations, each in its own transaction, and returns their names. Several processes may start at once: a
 * lock of the transaction lets one run at a time, and each checks again what is missing. After a kill the next start continues
 * with the first uncommitted migration. `pool` connects as the owner of the tables.
 */
export async function migrate(
  pool: DatabasePool,
  migrations: Migration[] = findMigrations(),
  /** Idempotent SQL that runs first. */
  prepare = '',
): Promise<string[]> {
  await inTurn(pool, async client => {
    await client.query(prepare)
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  })
  const applied: string[] = []
  for (;;) {
    const next = await inTurn(pool, client => applyNext(client, migrations))
    if (next === undefined) return applied
    applied.push(next)
  }
}

/** Runs work in a transaction, in one process at a time. */
async function inTurn<T>(pool: DatabasePool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    // A migration may take long, and so may the wait for another process that runs one.
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    broken = error as Error
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(broken)
  }
}

/** Applies the first missing migration; undefined if none is missing. */
async function applyNext(client: PoolClient, migrations: Migration[]): Promise<string | undefined> {
  const { rows } = await client.query<Applied>('select name, hash from migrations')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  refuseOtherHistory(applied, migrations)
  const next = migrations.find(({ name }) => !applied.has(name))
  if (next) await apply(client, next)
  return next?.name
}

type Applied = { name: string; hash: string }

function refuseOtherHistory(applied: ReadonlyMap<string, string>, migrations: Migration[]) {
  const known = new Map(migrations.map(step => [step.name, step.hash]))
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new StartError(
        `The database was already changed by a newer version (${name}); start that version.`,
      )
    if (known.get(name) !== hash)
      throw new StartError(
        `${name}.sql was edited after it was applied; undo the edit and add a new migration.`,
      )
  }
}

async function apply(client: PoolClient, { name, sql, hash }: Migration) {
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
