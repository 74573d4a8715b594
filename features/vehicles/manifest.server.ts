import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { vehicleCases } from './cases.server.ts'
import { parkedNow } from './lots.server.ts'
import { personalDepartures, personalVehicles } from './personal.server.ts'
import { vehiclesByDay } from './report.server.ts'

export const manifest: ServerManifest = {
  name: 'vehicles',
  api,
  personal: [personalDepartures, personalVehicles],
  erase: [
    {
      table: 'parking_counts',
      where: before => sql`counted_at < ${before}`,
      ofOneFair: true,
      topic: 'parking',
    },
    { table: 'vehicle_unparking_records', where: before => sql`created_at < ${before}` },
    {
      table: 'vehicle_registrations',

      where: before => sql`greatest(created_at, updated_at) < ${before} and not exists
        (select from vehicle_unparking_records u where u.vehicle_registration_id = vehicle_registrations.id)`,
    },
  ],
  cases: vehicleCases,
  counts: ['vehicle_registrations'],
  overview: { parked: parkedNow },
  report: { vehicles: vehiclesByDay },
}
