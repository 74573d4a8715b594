import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import { inDays, perDay } from '#kit/server/db/per-day.ts'
import { vehiclesApi } from './api.server.ts'
import { nameOfLot } from './lots/fullness.ts'
import { longParked, lotNames, parkedNow } from './lots.server.ts'
import { personalDepartures, personalVehicles } from './personal.server.ts'
import type { VehicleTables } from './tables.server.ts'

const vehicleCases: readonly CaseKind[] = [
  {
    kind: 'long-parked',
    permission: 'vehicle',
    minutes: 60,
    title: { en: 'Parked too long', hi: 'बहुत देर से खड़ा वाहन' },
    async about({ db }, ids) {
      const rows = await db
        .withTables<VehicleTables>()
        .selectFrom('vehicle_registrations')
        .select(['id', 'vehicle_id', 'parking_location'])
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .execute()
      const lots = await lotNames(db)
      return new Map(
        rows.map(({ id, vehicle_id, parking_location }) => [
          id,
          {
            place: lots.get(parking_location) ?? { en: parking_location, hi: parking_location },
            detail: { en: vehicle_id, hi: vehicle_id },
          },
        ]),
      )
    },
    lasting: async ({ db, clock }) => (await longParked(db, clock())).map(({ id }) => id),
  },
]

/** Vehicles that came and left each day, and how many came to each lot. */
const vehiclesByDay: ReportPart = async ({ db }, days) => {
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

export const manifest: ServerManifest = {
  name: 'vehicles',
  api: vehiclesApi,
  personal: [personalDepartures, personalVehicles],
  erase: [
    {
      table: 'parking_counts',
      where: before => sql`counted_at < ${before}`,
      ofOneFair: true,
      topic: 'parking',
    },
    { table: 'parking_slip_batches', where: before => sql`created_at < ${before}`, ofOneFair: true },
    { table: 'vehicle_unparking_records', where: before => sql`created_at < ${before}` },
    {
      table: 'vehicle_registrations',

      where: before => sql`greatest(created_at, updated_at) < ${before} and not exists
        (select from vehicle_unparking_records u where u.vehicle_registration_id = vehicle_registrations.id)`,
    },
  ],
  cases: vehicleCases,
  counts: ['vehicle_registrations'],
  exports: {
    // Owners, number plates, photos and who took a vehicle are only for parking staff, one vehicle at a time.
    vehicles: sql`
      select v.vehicle_id, lot.number as lot, lot.name_en as lot_name, v.parking_status, v.created_at as came,
        v.updated_at as left
      from vehicle_registrations v join parking_lots lot on lot.id = v.parking_location
      order by v.created_at desc, v.vehicle_id`,
    'parking-counts': sql`
      select c.counted_at, lot.number as lot, lot.name_en as lot_name, c.counted
      from parking_counts c join parking_lots lot on lot.id = c.lot_id order by c.counted_at desc, c.id`,
  },
  overview: { parked: parkedNow },
  report: { vehicles: vehiclesByDay },
}
