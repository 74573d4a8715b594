import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { vehiclesApi } from './api.server.ts'
import { vehicleCases } from './cases.server.ts'
import { parkedNow } from './lots.server.ts'
import { personalDepartures, personalVehicles } from './personal.server.ts'
import { vehiclesByDay } from './report.server.ts'

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
    // Owners, number plates, photos and who took a vehicle are for the parking staff alone, one vehicle at a time.
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
