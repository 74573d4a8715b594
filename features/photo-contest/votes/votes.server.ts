import type { ContestDatabase } from '../tables.server.ts'

/** Photos that a phone has voted for: by its cookie, and by what it calls itself, which survives a lost cookie. */
export async function votedPhotos(db: ContestDatabase, device: string, voterId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_votes')
    .select('photo_id')
    .distinct()
    .where(vote =>
      vote.or([
        vote('device', '=', device),
        ...(voterId === undefined ? [] : [vote('user_identifier', '=', voterId)]),
      ]),
    )
    .execute()
  return rows.map(row => row.photo_id)
}

/** Keeps a report of a phone, once; false where nobody may see the photo. */
export async function report(
  db: ContestDatabase,
  { photoId, device, network, at }: { photoId: string; device: string; network: string; at: Date },
): Promise<boolean> {
  const photo = await db
    .selectFrom('photo_contest_submissions')
    .select('id')
    .where('id', '=', photoId)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  if (!photo) return false
  await db
    .insertInto('photo_reports')
    .values({ photo_id: photoId, device, network, reported_at: at })
    .onConflict(conflict => conflict.columns(['photo_id', 'device']).doNothing())
    .execute()
  return true
}
