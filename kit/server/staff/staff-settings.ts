import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AnyDatabase } from '../db/any-database.ts'
import type { By } from '../http/request.ts'
import { audit } from './audit.ts'
import { refuseUnseen } from './optimistic-lock.ts'

type Tables = {
  settings: { key: string; value: unknown; updated_at: Date; updated_by: string | null }
}
/** A setting and when it was changed. */
type StoredSetting<T> = { value: T; at: Date }

/**
 * Reads a row of table settings; undefined if there is none. Fields that the schema does not know are ignored, because another
 * version may have saved them. A value that the schema otherwise refuses (an older build wrote it) counts as missing, so that it
 * cannot break a page.
 */
export async function readSetting<S extends z.ZodMiniType>(
  db: AnyDatabase,
  key: string,
  schema: S,
): Promise<StoredSetting<z.output<S>> | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const strict = z.safeParse(schema, row.value)
  const parsed = strict.success
    ? strict
    : z.safeParse(schema, withoutFields(row.value, strict.error.issues.filter(isUnknownField)))
  return parsed.success ? { value: parsed.data, at: row.updated_at } : undefined
}

type UnknownField = { path: readonly PropertyKey[]; keys: readonly string[] }
const isUnknownField = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueUnrecognizedKeys =>
  issue.code === 'unrecognized_keys'

function withoutFields(value: unknown, unknown: readonly UnknownField[]): unknown {
  const copy = structuredClone(value)
  for (const { path, keys } of unknown) {
    const at = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], copy)
    for (const key of keys) delete (at as Record<string, unknown>)[key]
  }
  return copy
}

/**
 * Writes a value. `by`: id of the account. Fields of the previous value that the new one does not name stay; those that it names are
 * replaced whole.
 */
export async function writeSetting(
  db: AnyDatabase,
  key: string,
  { value, by, at }: { value: object; by: string | null; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_by: by, updated_at: at }
  await db
    .withTables<Tables>()
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        ...row,
        value: sql`case jsonb_typeof(settings.value) when 'object' then settings.value || excluded.value
          else excluded.value end`,
      }),
    )
    .execute()
}

/** Writes a value that is never changed later, such as a key; an existing one stays. */
export async function writeSettingOnce(db: AnyDatabase, key: string, value: unknown): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_by: null, updated_at: new Date() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}

/** Deletes a value, such as a key that somebody may have copied: the next start makes another. */
export async function forgetSetting(db: AnyDatabase, key: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('settings').where('key', '=', key).execute()
}

type Change<Now, Next> = By & {
  /** The current value, or its default while nothing is stored. */
  read: (db: AnyDatabase) => Promise<Now>
  change: (now: Now) => Next | Promise<Next>
  /** The value the editor started from; the save is refused if it has changed since. Without it nothing is checked. */
  instead_of?: NoInfer<Now> | undefined
  /** Its name in the audit log. */
  subject?: string
}
/**
 * In one transaction, with the setting locked: reads it, stores what `change` returns as `writeSetting` does, and adds an audit
 * entry. Returns what was stored. Refuses `changed-meanwhile`.
 */
export async function changeSetting<Now extends object, Next extends object>(
  db: AnyDatabase,
  key: string,
  { read, change, instead_of, staff, at, subject = key }: Change<Now, Next>,
): Promise<Next> {
  return db.transaction().execute(async transaction => {
    // Not by its row, which may not be there yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`.execute(transaction)
    const before = await read(transaction)
    refuseUnseen(before, instead_of)
    const after = await change(before)
    await writeSetting(transaction, key, { value: after, by: staff.id, at })
    await audit(transaction, { staff, at, action: 'changed', subject, before, after })
    return after
  })
}
