import { refuse } from '#common/refusal.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { Registration } from './contract.ts'
import { noteVehicle } from './lots/lots.server.ts'
import { bindNumber, takeNumbers } from './numbers.server.ts'
import { bindSlip } from './slips/slips.server.ts'
import type { RegistrationRow, VehicleDatabase } from './tables.server.ts'

type Came = { photo_hash: string; fingerprint: string; staff: Staff; at: Date }

/** The stored registration with this id. */
export const registrationOf = (db: VehicleDatabase, id: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom('vehicle_registrations').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Stores number, row and audit entry in one transaction; undefined if the id already exists. Refuses `number-not-held` 409,
 * `no-numbers` 503, `unknown-lot` 400, and what `bindSlip` refuses.
 */
export async function storeRegistration(
  db: VehicleDatabase,
  { block, vehicle_id: held, ...said }: Registration,
  { photo_hash, fingerprint, staff, at }: Came,
): Promise<RegistrationRow | undefined> {
  try {
    return await db.transaction().execute(async transaction => {
      const used_by = said.id
      // A second request with the same id waits for this lock and then finds the row, not a used number.
      await transaction
        .selectFrom('vehicle_numbers')
        .select('vehicle_id')
        .where('vehicle_id', '=', held ?? '')
        .forUpdate()
        .execute()
      if (await registrationOf(transaction, said.id)) throw new IdTaken()
      const vehicle_id = held
        ? await (block
            ? heldNumber(transaction, { vehicle_id: held, block, used_by })
            : bindSlip(transaction, { vehicle_id: held, used_by }))
        : (await takeNumbers(transaction, 1, { block: null, used_by }, at)).join()
      const row = await transaction
        .insertInto('vehicle_registrations')
        .values({
          ...said,
          vehicle_id,
          photo_hash,
          fingerprint,
          registered_by: staff.id,
          created_at: at,
          updated_at: null,
        })
        .onConflict(conflict => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) throw new IdTaken()
      if (!(await noteVehicle(transaction, row.parking_location, at)))
        refuse('unknown-lot', 400, 'There is no such parking area.')
      const after = { parking_location: row.parking_location }
      await audit(transaction, { staff, at, action: 'registered', subject: 'vehicle', id: vehicle_id, after })
      return row
    })
  } catch (error) {
    if (error instanceof IdTaken) return undefined
    throw error
  }
}

// Thrown to roll the transaction back, including the number.
class IdTaken extends Error {}

async function heldNumber(
  db: VehicleDatabase,
  number: { vehicle_id: string; block: string; used_by: string },
): Promise<string> {
  return (await bindNumber(db, number))
    ? number.vehicle_id
    : refuse('number-not-held', 409, 'This phone does not hold this vehicle ID.')
}
