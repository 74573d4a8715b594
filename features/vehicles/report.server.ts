import { sql } from 'kysely'
import type { ReportPart } from '#kit/server/context.ts'
import { inDays, perDay } from '#kit/server/db/per-day.ts'

/** Vehicles that came and left on each day, and how many came to each lot. */
export const vehiclesByDay: ReportPart = async ({ db }, days) => {
  const perDays = await perDay(
    db,
    days,
    ['came', 'left'],
    sql`select created_at as at, 'came' as what, 1 as count from vehicle_registrations
        union all select updated_at, 'left', 1 from vehicle_registrations where parking_status = 'unparked'`,
  )
  const { rows: lots } = await sql<{ lot: string; count: number }>`
    select parking_location as lot, count(*)::int as count from vehicle_registrations
    where ${inDays(sql`created_at`, days)} group by 1 order by 1`.execute(db)
  return { days: perDays, lots }
}
