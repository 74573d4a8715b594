import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { takeNumbers } from '../numbers.server.ts'
import type { VehicleTables } from '../tables.server.ts'
import type { SlipBatch, SlipNumbers } from './contract.ts'

type Db = Kysely<VehicleTables>
const subject = 'parking-slips'
/** Limit of the list of batches. */
const mostBatches = 50

/** The newest batches. */
export async function slipBatches(db: Db): Promise<SlipBatch[]> {
  const rows = await batchRows(db).orderBy('created_at', 'desc').orderBy('id').limit(mostBatches).execute()
  return rows.map(shown)
}

/** One batch with its unused numbers. Refuses `not-found`. */
export async function slipNumbers(db: Db, id: string): Promise<SlipNumbers> {
  const row = (await batchRows(db).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found', 404)
  const unused = row.ended_at
    ? []
    : await db
        .selectFrom('vehicle_numbers')
        .select('vehicle_id')
        .where('block', '=', id)
        .where('used_by', 'is', null)
        .orderBy('vehicle_id')
        .execute()
  return { ...shown(row), unused: unused.map(({ vehicle_id }) => vehicle_id) }
}

const batchRows = (db: Db) =>
  db
    .selectFrom('parking_slip_batches as batch')
    .select(['id', 'slips', 'created_at', 'ended_at'])
    .select(({ selectFrom }) =>
      selectFrom('vehicle_numbers')
        .whereRef('block', '=', 'batch.id')
        .where('used_by', 'is not', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('used'),
    )
type BatchRow = Awaited<ReturnType<ReturnType<typeof batchRows>['executeTakeFirstOrThrow']>>
const shown = ({ used, created_at, ended_at, ...row }: BatchRow): SlipBatch => ({
  ...row,
  used: Number(used),
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
})

/** Reserves a batch's numbers; repeated calls reserve them once. Refuses `key-reused`, `no-numbers`. */
export async function makeBatch(
  db: Db,
  { id, slips }: { id: string; slips: number },
  { staff, at }: By,
): Promise<SlipNumbers> {
  await db.transaction().execute(async trx => {
    const made = await trx
      .insertInto('parking_slip_batches')
      .values({ id, slips, staff_id: staff.id, created_at: at, ended_at: null })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await takeNumbers(trx, slips, { block: id, used_by: null }, at)
    await audit(trx, { staff, at, action: 'added', subject, id, after: { slips } })
  })
  const batch = await slipNumbers(db, id)
  return batch.slips === slips ? batch : refuse('key-reused', 422)
}

/** Ends a batch for good. Refuses `not-found`. */
export async function endBatch(db: Db, id: string, { staff, at }: By): Promise<SlipNumbers> {
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('parking_slip_batches')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows) await audit(trx, { staff, at, action: 'ended', subject, id })
  })
  return slipNumbers(db, id)
}

/**
 * Gives a preprinted slip's number to a registration once, in the caller's transaction. Refuses `slip-unknown` (it was never
 * printed), `slip-used` and `slip-ended`, all 409.
 */
export async function bindSlip(
  db: Db,
  { vehicle_id, used_by }: { vehicle_id: string; used_by: string },
): Promise<string> {
  const { rows } = await sql<{ ended: boolean; used: boolean }>`
    select batch.ended_at is not null as ended, number.used_by is not null as used
    from vehicle_numbers number join parking_slip_batches batch on batch.id = number.block
    where number.vehicle_id = ${vehicle_id} for update`.execute(db)
  const [slip] = rows
  if (!slip) refuse('slip-unknown', 409, 'No slip with this number was printed.')
  if (slip.used) refuse('slip-used', 409, 'Another vehicle has this slip.')
  if (slip.ended) refuse('slip-ended', 409, 'This batch of slips has ended.')
  await db.updateTable('vehicle_numbers').set({ used_by }).where('vehicle_id', '=', vehicle_id).execute()
  return vehicle_id
}
