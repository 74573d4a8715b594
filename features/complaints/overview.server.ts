import { type Kysely, sql } from 'kysely'

/** Waiting complaints by kind, the most frequent first; and when the oldest came. */
export async function openComplaints(
  // biome-ignore lint/complexity/noBannedTypes: the table is named in the query
  db: Kysely<{}>,
): Promise<{ open: { category: string; count: number }[]; oldest: string | null }> {
  const { rows } = await sql<{ category: string; count: number; oldest: Date }>`
    select category, count(*)::int as count, min(created_at) as oldest from complaints
    where status in ('received', 'in-work') group by 1 order by 2 desc, 1`.execute(db)
  const oldest = Math.min(...rows.map(row => row.oldest.getTime()))
  return {
    open: rows.map(({ category, count }) => ({ category, count })),
    oldest: rows.length ? new Date(oldest).toISOString() : null,
  }
}
