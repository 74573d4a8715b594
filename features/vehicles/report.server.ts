import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import type { ReportPart } from '#kit/server/context.ts'
import { inDays, perDay } from '#kit/server/db/per-day.ts'
import { nameOfLot } from './lots/fullness.ts'

/** Vehicles that came and left on each day, and how many came to each lot. */
export const vehiclesByDay: ReportPart = async ({ db }, days) => {
  const perDays = await perDay(
    db,
    days,
    ['came', 'left'],
    sql`select created_at as at, 'came' as what, 1 as count from vehicle_registrations
        union all select updated_at, 'left', 1 from vehicle_registrations where parking_status = 'unparked'`,
  )
  const { rows } = await sql<{ number: number; name: Text; count: number }>`
    select lot.number, jsonb_build_object('en', lot.name_en, 'hi', lot.name_hi) as name, count(*)::int as count
    from vehicle_registrations v join parking_lots lot on lot.id = v.parking_location
    where ${inDays(sql`v.created_at`, days)} group by lot.id order by lot.turn, lot.number`.execute(db)
  return { days: perDays, lots: rows.map(({ count, ...lot }) => ({ lot: nameOfLot(lot), count })) }
}
