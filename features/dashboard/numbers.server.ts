import { type Kysely, sql } from 'kysely'
import type { Overview } from './contract.ts'
import { type Counted, counted } from './counted.ts'
import { lastDays, lastHours } from './hours.ts'

// The tables belong to other features; what is read of them is how many rows they hold, and when those came.
// biome-ignore lint/complexity/noBannedTypes: no table is named to Kysely
type Db = Kysely<{}>
const dayMs = 86_400_000

export async function countRows(db: Db): Promise<Record<Counted, number>> {
  const counts = counted.map(
    table => sql`select ${table}::text as name, count(*)::int as count from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ name: Counted; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count])) as Record<Counted, number>
}

export async function readOverview(db: Db, now: number): Promise<Omit<Overview, 'alarms'>> {
  return {
    feedback: await feedbackDays(db, now),
    votes: await perHour(
      db,
      now,
      sql`select created_at as at, 1 as count from photo_votes where voided_at is null`,
    ),
    visits: await perHour(db, now, sql`select hour as at, count from visits`),
    crowd: await crowdPlaces(db),
    parked: await parkedNow(db, now),
    complaints: await openComplaints(db),
  }
}

async function feedbackDays(db: Db, now: number): Promise<Overview['feedback']> {
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

async function perHour(db: Db, now: number, events: ReturnType<typeof sql>): Promise<Overview['votes']> {
  const hours = lastHours(now)
  const first = hours[0] ?? now
  const { rows } = await sql<{ hour: number; count: number }>`
    select floor(extract(epoch from at - ${new Date(first)}::timestamptz) / 3600)::int as hour, sum(count)::int as count
    from (${events}) as events where at >= ${new Date(first)} group by 1`.execute(db)
  return hours.map((at, index) => ({
    at: new Date(at).toISOString(),
    count: rows.find(row => row.hour === index)?.count ?? 0,
  }))
}

type Place = {
  location_en: string
  location_hi: string
  status: 'low' | 'medium' | 'high' | null
  at: Date | null
}
async function crowdPlaces(db: Db): Promise<Overview['crowd']> {
  const { rows } = await sql<Place>`
    select location_en, location_hi, status, status_changed_at as at from crowd_status where is_active
    order by array_position(array['high', 'medium', 'low'], status), location_en`.execute(db)
  return rows.map(({ location_en, location_hi, status, at }) => ({
    place: { en: location_en, hi: location_hi },
    status,
    at: at?.toISOString() ?? null,
  }))
}

async function parkedNow(db: Db, now: number): Promise<Overview['parked']> {
  const { rows } = await sql<{ lot: string; count: number; long: number }>`
    select parking_location as lot, count(*)::int as count,
      (count(*) filter (where created_at < ${new Date(now - dayMs)}))::int as long
    from vehicle_registrations
    where parking_status = 'parked' group by 1 order by 1`.execute(db)
  return rows
}

async function openComplaints(db: Db): Promise<Overview['complaints']> {
  const { rows } = await sql<{ category: string; count: number; oldest: Date }>`
    select category, count(*)::int as count, min(created_at) as oldest from complaints
    where status in ('received', 'in-work') group by 1 order by 2 desc, 1`.execute(db)
  const oldest = Math.min(...rows.map(row => row.oldest.getTime()))
  return {
    open: rows.map(({ category, count }) => ({ category, count })),
    oldest: rows.length ? new Date(oldest).toISOString() : null,
  }
}
