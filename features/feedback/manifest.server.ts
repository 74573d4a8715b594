import { sql } from 'kysely'
import { lastDays } from '#common/fair-time.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { feedbackApi } from './api.server.ts'

const dayMs = 86_400_000

/** The last 14 days of the fair's calendar, oldest first; how many gave 1, 2, 3, 4, 5 stars. */
async function starsOfDays(db: AnyDatabase, now: number): Promise<{ day: string; stars: number[] }[]> {
  const days = lastDays(now)
  const since = new Date(now - days.length * dayMs)
  const { rows } = await sql<{ day: string; rating: number; count: number }>`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, rating, count(*)::int as count
    from feedback where created_at > ${since} group by 1, 2`.execute(db)
  return days.map(day => ({
    day,
    stars: [1, 2, 3, 4, 5].map(
      stars => rows.find(row => row.day === day && row.rating === stars)?.count ?? 0,
    ),
  }))
}

export const manifest: ServerManifest = {
  name: 'feedback',
  api: feedbackApi,
  erase: [{ table: 'feedback', where: before => sql`created_at < ${before}` }],
  counts: ['feedback'],
  overview: { feedback: starsOfDays },
  exports: { feedback: sql`select created_at, rating, name, feedback from feedback order by arrival desc` },
}
