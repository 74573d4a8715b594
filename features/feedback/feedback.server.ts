import type { Generated, Insertable, Kysely } from 'kysely'
import type { Feedback } from './contract.ts'

type FeedbackTable = {
  id: string
  arrival: Generated<string>
  name: string
  feedback: string
  rating: number
  device: string
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  created_at: Date
}
export type FeedbackTables = { feedback: FeedbackTable }
type Db = Kysely<FeedbackTables>

const columns = ['id', 'name', 'feedback', 'rating', 'created_at', 'fingerprint'] as const
type Row = Omit<Feedback, 'created_at'> & { created_at: Date }
const shown = ({ id, name, feedback, rating, created_at }: Row): Feedback => ({
  id,
  name,
  feedback,
  rating,
  created_at: created_at.toISOString(),
})
type Kept = { feedback: Feedback; fingerprint: string }
const kept = (row: Row & { fingerprint: string }): Kept => ({
  feedback: shown(row),
  fingerprint: row.fingerprint,
})

/** The row with an id. */
export async function feedbackOf(db: Db, id: string): Promise<Kept | undefined> {
  const row = await db.selectFrom('feedback').select(columns).where('id', '=', id).executeTakeFirst()
  return row && kept(row)
}

/** Stores one; undefined if its id is taken. */
export async function keepFeedback(db: Db, row: Insertable<FeedbackTable>): Promise<Kept | undefined> {
  const inserted = await db
    .insertInto('feedback')
    .values(row)
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return inserted && kept(inserted)
}

/** Newest first (specification §7). */
export async function newestFeedback(
  db: Db,
  skip: number,
  limit: number,
): Promise<{ feedback: Feedback[]; total: number }> {
  const rows = await db
    .selectFrom('feedback')
    .select(columns)
    .orderBy('arrival', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { feedback: rows.map(shown), total: Number(total) }
}
