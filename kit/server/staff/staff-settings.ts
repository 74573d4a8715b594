import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Staff } from '../http/request.ts'
import { audit } from './audit.ts'

type Tables = {
  settings: { key: string; value: unknown; updated_at: Date; updated_by: string | null }
}
/** A setting and when it was changed. */
export type StoredSetting<T> = { value: T; at: Date }

/**
 * Reads a row of table settings; undefined if there is none. A value that its schema no longer accepts (an older build wrote
 * it) counts as none, so that it cannot break a page.
 */
export async function readSetting<S extends z.ZodMiniType>(
  // biome-ignore lint/complexity/noBannedTypes: no table is known until a feature names its own
  db: Kysely<{}>,
  key: string,
  schema: S,
): Promise<StoredSetting<z.output<S>> | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  const parsed = row && z.safeParse(schema, row.value)
  return row && parsed?.success ? { value: parsed.data, at: row.updated_at } : undefined
}

/** Replaces a value. `by` is the id of the account. */
export async function writeSetting(
  // biome-ignore lint/complexity/noBannedTypes: as above
  db: Kysely<{}>,
  key: string,
  { value, by, at }: { value: unknown; by: string | null; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_by: by, updated_at: at }
  await db
    .withTables<Tables>()
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Writes a value that nobody changes later, such as a key; where there is one already it stays. */
export async function writeSettingOnce(
  // biome-ignore lint/complexity/noBannedTypes: as above
  db: Kysely<{}>,
  key: string,
  value: unknown,
): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_by: null, updated_at: new Date() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}

/** Deletes a value, such as a key that somebody may have copied: the next start makes another. */
// biome-ignore lint/complexity/noBannedTypes: as above
export async function forgetSetting(db: Kysely<{}>, key: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('settings').where('key', '=', key).execute()
}

/** Replaces a value and writes an audit entry, in one transaction. */
export async function changeSetting(
  // biome-ignore lint/complexity/noBannedTypes: as above
  db: Kysely<{}>,
  key: string,
  { value, staff, at }: { value: object; staff: Staff; at: Date },
): Promise<void> {
  await db.transaction().execute(async transaction => {
    const row = await transaction
      .withTables<Tables>()
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    await writeSetting(transaction, key, { value, by: staff.id, at })
    const before = isObject(row?.value) ? row.value : {}
    await audit(transaction, { staff, at, action: 'changed', subject: key, before, after: value })
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
