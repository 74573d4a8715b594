import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit, countAudited, mostAuditedByOne } from '#kit/server/staff/audit.ts'
import { mostMisses, searchDays } from './contract.ts'
import type { RegistrationRow, VehicleDatabase } from './tables.server.ts'

const hour = 3_600_000

/**
 * The vehicle with exactly this ID or, while it is parked, this number plate. Every search is audited. Refuses `not-found`
 * 404, and `too-many` 429 after `mostMisses` unsuccessful searches by one account in an hour.
 */
export async function lookUp(db: VehicleDatabase, key: string, { staff, at }: By): Promise<RegistrationRow> {
  const since = new Date(at.getTime() - hour)
  const row = await db.transaction().execute(async trx => {
    // One search of an account at a time, because each counts the ones before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vehicle search ${staff.id}`}, 0))`.execute(trx)
    if ((await countAudited(trx, { subject: missed.subject, staffId: staff.id, since })) >= mostMisses)
      refuse('too-many', 429, 'Too many searches found nothing. Please try again later.', 600)
    const row = await found(trx, key, new Date(at.getTime() - searchDays * 24 * hour))
    const note = row ? { action: 'looked-up', subject: 'vehicle', id: row.vehicle_id } : missed
    await audit(trx, { staff, at, ...note })
    return row
  })
  return row ?? refuse('not-found', 404, 'Vehicle not found')
}

// Audited without the typed text, which may be the plate of somebody who never parked here.
const missed = { action: 'looked-up', subject: 'unknown-vehicle' }

/** The highest number of unsuccessful searches by a single account since a time. */
export const mostMissesOfOne = (db: VehicleDatabase, since: Date): Promise<number> =>
  mostAuditedByOne(db, { subject: missed.subject, since })

const found = (db: VehicleDatabase, key: string, oldest: Date): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('vehicle_registrations')
    .selectAll()
    // Without a photo hash, the owner's data has been erased.
    .where('photo_hash', '<>', '')
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('vehicle_id', '=', key),
          or([eb('parking_status', '=', 'parked'), eb('updated_at', '>', oldest)]),
        ]),
        and([eb('plate_key', '=', key), eb('parking_status', '=', 'parked')]),
      ]),
    )
    .orderBy(({ eb }) => eb('vehicle_id', '=', key), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
