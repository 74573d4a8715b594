import { type Kysely, type RawBuilder, sql } from 'kysely'
import { writeTable } from '#kit/server/csv/write-table.ts'
import type { Exportable } from './exportable.ts'

type Row = Record<string, string | number | boolean | Date | null>
const mostRows = 100_000

const lists: Record<Exportable, RawBuilder<Row>> = {
  feedback: sql`select created_at, rating, name, feedback from feedback order by arrival desc`,
  complaints: sql`
    select number, created_at, category, status, words, place, lat, lng, phone, answer, updated_at
    from complaints order by arrival desc`,
  photos: sql`
    select id, created_at, name, phone, description, vote_count, is_approved, is_hidden
    from photo_contest_submissions order by vote_count desc, arrival desc`,
  'lost-found': sql`
    select id, created_at, type, kind, name, phone, description, submitted_at, helpdesk_contact, status
    from lost_found_items order by arrival desc`,
  quiz: sql`
    select name, phone, score, total_questions, created_at from quiz_attempts order by score desc nulls last, created_at`,
}

/** One list as a CSV file. */
// biome-ignore lint/complexity/noBannedTypes: the tables belong to other features
export async function exportList(db: Kysely<{}>, list: Exportable): Promise<string> {
  const { rows } = await sql<Row>`${lists[list]} limit ${mostRows}`.execute(db)
  return writeTable(rows)
}
