import type { Pool, PoolClient } from 'pg'
import { StartError } from '../start-error.ts'
import { findMigrations, type Migration } from './migrations.ts'

// Any number, the same in every server process.
const lock = 0x6d656c61

/**
 * Applies the missing migrations, each in its own transaction, and returns their names. Several processes may start at
 * once: a lock of the transaction lets one work at a time, and each looks anew at what is missing. After a kill the next
 * start continues with the first migration that was not committed. `pool` connects as the owner of the tables.
 */
export async function migrate(
  pool: Pool,
  migrations: Migration[] = findMigrations(),
  /** `prepare`: idempotent SQL that runs first. `onlyAdd`: refuses migrations that the version before could not bear. */
  { prepare = '', onlyAdd = false }: { prepare?: string; onlyAdd?: boolean } = {},
): Promise<string[]> {
  await inTurn(pool, async client => {
    await client.query(prepare)
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now(),
      additive boolean not null default false)`)
    // Databases from before there was this column. Asked first, because even a needless change locks the table.
    const { rowCount } = await client.query(
      `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'additive'`,
    )
    if (!rowCount)
      await client.query(`alter table migrations add column additive boolean not null default false`)
  })
  const applied: string[] = []
  for (;;) {
    const next = await inTurn(pool, client => applyNext(client, migrations, onlyAdd))
    if (next === undefined) return applied
    applied.push(next)
  }
}

/**
 * Tells the first migration in the database that this version does not know; undefined where there is none. A newer version
 * has run there then, or works now on another machine, and its tables may say what this one cannot read.
 */
export function newerMigration(pool: Pool): () => Promise<string | undefined> {
  let known: readonly string[] | undefined
  return async () => {
    known ??= findMigrations().map(({ name }) => name)
    const { rows } = await pool.query<{ name: string }>(
      'select name from migrations where name <> all($1) order by name limit 1',
      [known],
    )
    return rows[0]?.name
  }
}

/** Runs work in a transaction, one process at a time. */
async function inTurn<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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

/** Applies the first missing migration; undefined where none is missing. */
async function applyNext(
  client: PoolClient,
  migrations: Migration[],
  onlyAdd: boolean,
): Promise<string | undefined> {
  const { rows } = await client.query<Applied>('select name, hash, additive from migrations')
  const applied = new Map(rows.map(row => [row.name, row]))
  refuseOtherHistory(applied, migrations)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  const harmful = onlyAdd && missing.find(step => step.notAdditive)
  if (harmful)
    throw new StartError(
      `${harmful.name}.sql takes something away from the version that runs (${harmful.notAdditive}), so there would be no way back: stop the guide, back up, and start the new version.`,
    )
  const [next] = missing
  if (next) await apply(client, next)
  return next?.name
}

type Applied = { name: string; hash: string; additive: boolean }

function refuseOtherHistory(applied: Map<string, Applied>, migrations: Migration[]) {
  const known = new Map(migrations.map(step => [step.name, step.hash]))
  for (const { name, hash, additive } of applied.values()) {
    // A newer version ran here and only added: this one may run again.
    if (!known.has(name) && additive) continue
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

async function apply(client: PoolClient, { name, sql, hash, notAdditive }: Migration) {
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, hash, additive) values ($1, $2, $3)', [
      name,
      hash,
      !notAdditive,
    ])
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
