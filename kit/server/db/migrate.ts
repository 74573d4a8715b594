import type { Pool, PoolClient } from 'pg'
import { StartError } from '../start-error.ts'
import { findMigrations, type Migration } from './migrations.ts'

// Any number, the same in every server process.
const lock = 0x6d656c61

/**
 * Applies what is missing, each step once and in its own transaction, and answers the names of the steps it applied.
 * Several processes may start at once: one works, the others wait and find nothing left. A kill in the middle leaves
 * whole steps behind, so that the next start goes on from there. Call it as the owner of the tables.
 */
export async function migrate(
  pool: Pool,
  migrations: Migration[] = findMigrations(),
  /** SQL that may be repeated, run before any step. */
  prepare = '',
): Promise<string[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // A step may take long, and so may the wait for another process that works on one.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(prepare)
    return await applyMissing(client, migrations)
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // Not given back to the pool with its lock and settings: closed.
    client.release(broken ?? true)
  }
}

async function applyMissing(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
  const applied = new Map(rows.map(row => [row.name, row.hash]))
  refuseOtherShape(applied, migrations)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const step of missing) await apply(client, step)
  return missing.map(({ name }) => name)
}

function refuseOtherShape(applied: Map<string, string>, migrations: Migration[]) {
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
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
