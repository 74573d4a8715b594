import type { DatabasePool } from './db/shared-pool.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/**
 * A guide that is not the real one: a copy of its data for rehearsing a day, or made-up data for showing. The mark is a row of
 * the table `settings`, so every copy and backup of the database carries it; nothing removes it.
 */
export type Practice = {
  kind: 'rehearsal' | 'demo'
  /** Added to the machine's clock, in ms. */
  aheadMs: number
}

/** Port, on the public name, at which a practice started from the console is served. */
export const practicePort = 8443

/** The mark of a database; undefined if it is the real guide's. */
export async function readPractice(pool: Pick<DatabasePool, 'query'>): Promise<Practice | undefined> {
  const { rows } = await pool.query<{ value: Practice }>(`select value from settings where key = 'practice'`)
  return rows[0]?.value
}

/** Marks a database for good, as the owner of its tables; a demo may be rehearsed, too. */
export async function markPractice(owner: Pick<DatabasePool, 'query'>, practice: Practice): Promise<void> {
  await owner.query(
    `insert into settings (key, value) values ('practice', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(practice)],
  )
  if (practice.aheadMs !== 0) await moveTime(owner)
}

/**
 * Moves the database's time by the mark's `aheadMs`. From the next connection on, `now()` and `clock_timestamp()` return the
 * moved time in every query, trigger and default of this database, because functions of these names come before PostgreSQL's own
 * in its search path. Code that needs the machine's time calls `pg_catalog.now()`. A default keeps the function that it was made
 * with, so each is made anew.
 */
async function moveTime(owner: Pick<DatabasePool, 'query'>): Promise<void> {
  await owner.query(`
    create schema if not exists moved_time;
    grant usage on schema moved_time to public;
    create or replace function moved_time.ahead() returns interval language sql stable parallel safe
      as $$ select (value->>'aheadMs')::float8 * interval '1 millisecond' from public.settings where key = 'practice' $$;
    create or replace function moved_time.now() returns timestamptz language sql stable parallel safe
      as $$ select pg_catalog.now() + moved_time.ahead() $$;
    create or replace function moved_time.clock_timestamp() returns timestamptz language sql volatile parallel safe
      as $$ select pg_catalog.clock_timestamp() + moved_time.ahead() $$`)
  const { rows } = await owner.query<{ change: string }>(`
    select format('alter database %I set search_path = public, moved_time, pg_catalog', current_database()) as change
    union all
    select format('alter table %s alter column %I set default %s', adrelid::regclass, attname, pg_get_expr(adbin, adrelid))
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) ~ '\\m(now|clock_timestamp)\\(\\)'`)
  // One query is one transaction, so the search path of this connection is unchanged afterwards.
  const inMovedTime = 'set local search_path = public, moved_time, pg_catalog'
  await owner.query([inMovedTime, ...rows.map(({ change }) => change)].join(';'))
}

/**
 * Throws StartError if practice data would be taken for the real guide, or would change its pictures: at an address that does not
 * begin with the kind's name, or with a bucket.
 */
export function refuseAsReal(
  { kind }: Practice,
  { publicUrl, s3 }: Pick<Settings, 'publicUrl' | 's3'>,
): void {
  const what = `This data is a ${kind}, not the guide.`
  const { hostname, port } = new URL(publicUrl ?? 'http://localhost')
  if (publicUrl && !hostname.startsWith(`${kind}.`) && port !== String(practicePort))
    throw new StartError(
      `${what} It is not opened at ${publicUrl}: unset PUBLIC_URL, use an address that begins with ${kind}., or name the guide's own DATA_DIR.`,
    )
  if (s3)
    throw new StartError(
      `${what} It keeps its pictures in DATA_DIR: unset S3_BUCKET, or name the guide's own database.`,
    )
}
