import { sql } from 'kysely'
import type { ImageAccess } from '#kit/server/photos/image-access.ts'
import type { ContestDatabase } from '../tables.server.ts'

/** What the rows say of a picture. */
export async function verdictOf(
  db: ContestDatabase,
  hash: string,
  onlyApproved: boolean,
): Promise<ImageAccess> {
  const rows = await db
    .selectFrom('photo_contest_submissions')
    .select([
      'device',
      sql<boolean>`not is_hidden and (is_approved or not ${onlyApproved}::boolean)`.as('shown'),
    ])
    .where('image_hash', '=', hash)
    .limit(100)
    .execute()
  return {
    isPublic: rows.length === 0 || rows.some(row => row.shown),
    devices: rows.map(row => row.device),
  }
}

/** Which of these pictures an entry still names. */
export async function picturesInUse(db: ContestDatabase, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_contest_submissions')
    .select('image_hash')
    .distinct()
    .where('image_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute()
  return rows.map(row => row.image_hash)
}
