import { sql, type Transaction } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { eraseRows } from '#kit/server/personal-data.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { noteVehicle } from './lots/lots.server.ts'
import { personalVehicles } from './personal.server.ts'
import { registrationOf } from './registrations.server.ts'
import type { RecordRow, VehicleDatabase } from './tables.server.ts'

type Departure = {
  id: string
  unparker_phone: string
  photo_hash: string
  photo_hash_2: string | null
  staff: Staff
  at: Date
}

/** The record of who took a vehicle; undefined while it is parked. */
export const departureOf = (db: VehicleDatabase, id: string): Promise<RecordRow | undefined> =>
  db
    .selectFrom('vehicle_unparking_records')
    .selectAll()
    .where('vehicle_registration_id', '=', id)
    .executeTakeFirst()

/**
 * Marks a vehicle as unparked and stores its record and an audit entry; erases the owner's data if they asked for it. Call
 * it in a transaction, after the photos are stored. A conditional update decides between two simultaneous calls. Refuses
 * `already-unparked` 409, `not-found` 404.
 */
export async function recordDeparture(
  db: VehicleDatabase,
  { id, staff, at, ...record }: Departure,
): Promise<void> {
  const left = await db
    .updateTable('vehicle_registrations')
    .set({ parking_status: 'unparked', updated_at: at })
    .where('id', '=', id)
    .where('parking_status', '=', 'parked')
    .returning(['vehicle_id', 'erase_asked_at', 'parking_location'])
    .executeTakeFirst()
  if (!left) {
    if (await registrationOf(db, id))
      refuse('already-unparked', 409, 'Somebody has taken this vehicle already.')
    refuse('not-found', 404)
  }
  await noteVehicle(db, left.parking_location, at)
  await db
    .insertInto('vehicle_unparking_records')
    .values({ vehicle_registration_id: id, ...record, unparked_by: staff.id, created_at: at })
    .execute()
  await audit(db, {
    staff,
    at,
    action: 'changed',
    subject: 'vehicle',
    id: left.vehicle_id,
    before: { parking_status: 'parked' },
    after: { parking_status: 'unparked' },
  })
  if (!left.erase_asked_at) return
  await eraseRows(db as Transaction<object>, 'vehicles', personalVehicles, {
    which: sql`id = ${id}`,
    at,
    by: 'staff',
  })
  const after = { tables: ['vehicle_registrations: 1'], asked: left.erase_asked_at.toISOString() }
  await audit(db, { staff, at, action: 'erased', subject: 'personal-data', after })
}
