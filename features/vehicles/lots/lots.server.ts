import { type Kysely, type Selectable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import type { VehicleTables } from '../tables.server.ts'
import { lotColumns } from './columns.ts'
import type { Lot, LotFields } from './contract.ts'

type Db = Kysely<VehicleTables>

/** All lots in turn, or one of them, each with its number of vehicles as far as known. */
export async function lotsNow(db: Db, id?: string): Promise<Lot[]> {
  const rows = await db
    .selectFrom('parking_lots as lot')
    .selectAll('lot')
    .select(({ selectFrom }) => [
      selectFrom('vehicle_registrations')
        .whereRef('parking_location', '=', 'lot.id')
        .where('parking_status', '=', 'parked')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('parked'),
      sql<{
        difference: number
        at: string
      } | null>`(select jsonb_build_object('difference', difference, 'at',
        to_char(counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from parking_counts
        where lot_id = lot.id order by counted_at desc, id desc limit 1)`.as('correction'),
    ])
    .$if(id !== undefined, query => query.where('lot.id', '=', id ?? ''))
    .orderBy('turn')
    .orderBy('number')
    .execute()
  return rows.map(({ parked, correction, last_vehicle_at, ...row }) => {
    const times = [last_vehicle_at?.toISOString(), correction?.at].filter(time => time !== undefined)
    return {
      ...shownFields(row),
      vehicles: times.length ? Math.max(0, Number(parked) + (correction?.difference ?? 0)) : null,
      at: times.toSorted().at(-1) ?? null,
      counted_at: correction?.at ?? null,
    }
  })
}

type LotRow = Omit<Selectable<VehicleTables['parking_lots']>, 'last_vehicle_at'>
const shownFields = (row: LotRow) => ({
  ...staffRow(lotColumns, row),
  ...{ latitude: row.latitude, longitude: row.longitude, kinds: row.kinds, changes: Number(row.changes) },
})
const oneMore = sql<string>`changes + 1`

/** Stores a new lot, or changes one whose `updated_at` is still the one the editor read; both are audited. */
export const { add: addLot, change: changeLot } = staffRecords({
  subject: 'parking-lot',
  table: 'parking_lots',
  columns: ({ position, kinds, ...fields }: LotFields, _, before?: LotRow) => ({
    ...toColumns(lotColumns, fields),
    ...{ latitude: position?.lat ?? null, longitude: position?.lng ?? null, kinds },
    ...(before && { changes: oneMore }),
  }),
  shown: shownFields,
})

/** Notes, in the caller's transaction, that a vehicle entered or left a lot; false if there is no such lot. */
export async function noteVehicle(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parking_lots')
    .set({ changes: oneMore, last_vehicle_at: sql`greatest(last_vehicle_at, ${at})` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Stores a count of vehicles; the same count sent again changes nothing. Refuses `not-found`. */
export async function storeCount(
  db: Db,
  { id, lot_id, counted }: { id: string; lot_id: string; counted: number },
  { staff, at }: By,
): Promise<void> {
  await db.transaction().execute(async trx => {
    // Vehicles that come or leave meanwhile wait for this row's lock, so the difference is of one moment.
    const lot = await trx
      .updateTable('parking_lots')
      .set({ changes: oneMore })
      .where('id', '=', lot_id)
      .returning('number')
      .executeTakeFirst()
    if (!lot) refuse('not-found', 404)
    const { rows } = await sql`
      insert into parking_counts (id, lot_id, counted, difference, staff_id, counted_at)
      select ${id}, ${lot_id}, ${counted}, ${counted}::int - count(*)::int, ${staff.id}, ${at}
      from vehicle_registrations where parking_location = ${lot_id} and parking_status = 'parked'
      on conflict (id) do nothing returning id`.execute(trx)
    if (!rows.length) return
    await audit(trx, { staff, at, action: 'counted', subject: 'parking-lot', id: lot_id, after: { counted } })
  })
}

/** Opens or closes a lot. Refuses `not-found`. */
export async function setGate(db: Db, id: string, is_open: boolean, { staff, at }: By): Promise<void> {
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('parking_lots')
      .set({ is_open, changes: oneMore, updated_at: at })
      .where('id', '=', id)
      .where('is_open', '<>', is_open)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows) {
      const states = { before: { is_open: !is_open }, after: { is_open } }
      await audit(trx, { staff, at, action: 'changed', subject: 'parking-lot', id, ...states })
    } else if (!(await lotsNow(trx, id)).length) refuse('not-found', 404)
  })
}
