import type { Pool } from 'pg'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/**
 * A guide that is not the real one: a copy of its data to rehearse a day with, or made-up data to show. The mark is a row of
 * the table `settings`, so every copy and backup of the database carries it; nothing removes it.
 */
export type Practice = {
  kind: 'rehearsal' | 'demo'
  /** Added to the machine's clock, in ms. */
  aheadMs: number
}

/** The mark of a database; undefined where it is the real guide's. */
export async function readPractice(pool: Pick<Pool, 'query'>): Promise<Practice | undefined> {
  const { rows } = await pool.query<{ value: Practice }>(`select value from settings where key = 'practice'`)
  return rows[0]?.value
}

/** Marks a database for good; a demo may be rehearsed, too. */
export async function markPractice(pool: Pick<Pool, 'query'>, practice: Practice): Promise<void> {
  await pool.query(
    `insert into settings (key, value) values ('practice', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(practice)],
  )
}

/**
 * Throws StartError where practice data would be taken for the real guide, or would change its pictures: at an address that
 * does not begin with the kind's name, or with a bucket.
 */
export function refuseAsReal(
  { kind }: Practice,
  { publicUrl, s3 }: Pick<Settings, 'publicUrl' | 's3'>,
): void {
  const what = `This data is a ${kind}, not the guide.`
  if (publicUrl && !new URL(publicUrl).hostname.startsWith(`${kind}.`))
    throw new StartError(
      `${what} It is not opened at ${publicUrl}: unset PUBLIC_URL, use an address that begins with ${kind}., or name the guide's own DATA_DIR.`,
    )
  if (s3)
    throw new StartError(
      `${what} It keeps its pictures in DATA_DIR: unset S3_BUCKET, or name the guide's own database.`,
    )
}
