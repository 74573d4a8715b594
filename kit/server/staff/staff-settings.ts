import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Staff } from '../http/request.ts'
import { audit } from './audit.ts'

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
 * Writes a value and returns what is then stored. `by`: id of the account. Fields of the previous value that the new one does not
 * name stay; those that it names are replaced whole.
 */
export async function writeSetting(
  // biome-ignore lint/complexity/noBannedTypes: as above
  db: Kysely<{}>,
  key: string,
  { value, by, at }: { value: object; by: string | null; at: Date },
): Promise<object> {
  const row = { value: JSON.stringify(value), updated_by: by, updated_at: at }
  const stored = await db
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
    .returning('value')
    .executeTakeFirstOrThrow()
  return stored.value as object
}

/** Writes a value that is never changed later, such as a key; an existing one stays. */
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

/** Writes a value as `writeSetting` does, and an audit entry, in one transaction. */
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
    const after = await writeSetting(transaction, key, { value, by: staff.id, at })
    const before = isObject(row?.value) ? row.value : {}
    await audit(transaction, { staff, at, action: 'changed', subject: key, before, after })
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
