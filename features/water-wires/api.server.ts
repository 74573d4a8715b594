import { type Kysely, sql } from 'kysely'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { type StoredColumns, toColumns, toFields } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { waterWireColumns } from './columns.ts'
import { type StaffWaterWire, type WaterWireFields, waterWiresContract, waterWiresTopic } from './contract.ts'

type Row = StoredColumns<typeof waterWireColumns> & { id: string; created_at: Date; updated_at: Date }
type Tables = { water_wires: Row }

const staffRow = (row: Row): StaffWaterWire => ({
  id: row.id,
  ...toFields(waterWireColumns, row),
  updated_at: row.updated_at.toISOString(),
})

const allRows = async (db: Kysely<Tables>): Promise<StaffWaterWire[]> => {
  const rows = await db
    .selectFrom('water_wires')
    .selectAll()
    .orderBy('kind')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return rows.map(staffRow)
}

const { add, change } = staffRecords<Tables, Row, WaterWireFields, StaffWaterWire>({
  subject: 'water-wire',
  table: 'water_wires',
  columns: fields => toColumns(waterWireColumns, fields),
  shown: staffRow,
})

export const waterWiresApi: FeatureApi = context => {
  const db = context.db.withTables<Tables>()
  const list = context.responseCache.answer('water-wires', [waterWiresTopic], async () => {
    const rows = (await allRows(db)).filter(row => row.is_active)
    return { rows: rows.map(({ is_active: _, ...shown }) => shown) }
  })
  tellChanges(context.live, waterWiresTopic, list, ({ rows }) => rows.map(row => [row.id, row]))
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const saved = async (row: StaffWaterWire) => {
    await context.responseCache.changed(waterWiresTopic)
    return row
  }
  serve(context, waterWiresContract, {
    'GET /api/water-wires': list,
    'GET /api/water-wires/all': async () => ({ rows: await allRows(db) }),
    'POST /api/water-wires': async ({ body: { id, ...fields } }, { staff }) =>
      saved(await add(db, id, fields, by(staff))),
    'PUT /api/water-wires/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      saved(await change(db, params.id, updated_at, fields, by(staff))),
  })
}
