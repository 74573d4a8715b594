import type { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import type { Migration } from '../migrations.ts'
import { grants } from '../open.ts'

/** A migration as a database remembers it. */
export type AppliedMigration = { name: string; hash: string }

/** The applied migrations; undefined in a database that is not the guide's yet. */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  if (!rows[0]?.there) return undefined
  return (await client.query<AppliedMigration>('select name, hash from migrations order by name')).rows
}

/**
 * Makes the tables as they were after these migrations, in the open transaction. The server's next start applies newer ones.
 * Throws StartError if a newer or a changed version made them.
 */
export async function makeTables(
  client: Client,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  embedded: boolean,
): Promise<void> {
  if (embedded) await client.query(grants)
  // Backups of a guide that began before December 2026 have the column additive.
  await client.query(`create table migrations (name text primary key, hash text not null,
    applied_at timestamptz not null default now(), additive boolean not null default false)`)
  for (const { name, hash } of applied) {
    const known = migrations.find(migration => migration.name === name)
    if (known?.hash !== hash)
      throw new StartError(`It was made by a newer version of the guide (${name}): restore it with that one.`)
    await client.query(known.sql)
  }
}
