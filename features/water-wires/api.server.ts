import { type Kysely, sql } from 'kysely'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { type StoredRow, staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { waterWireColumns } from './columns.ts'
import { type StaffWaterWire, type WaterWireFields, waterWiresContract, waterWiresTopic } from './contract.ts'

type Row = StoredRow<typeof waterWireColumns>
type Tables = { water_wires: Row }

const shown = (row: Row): StaffWaterWire => staffRow(waterWireColumns, row)

const allRows = async (db: Kysely<Tables>): Promise<StaffWaterWire[]> => {
  const rows = await db
    .selectFrom('water_wires')
    .selectAll()
    .orderBy('kind')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return rows.map(shown)
}

const records = staffRecords<Tables, Row, WaterWireFields, StaffWaterWire>({
  subject: 'water-wire',
  table: 'water_wires',
  columns: fields => toColumns(waterWireColumns, fields),
  shown,
})

export const waterWiresApi: FeatureApi = context => {
  const db = context.db.withTables<Tables>()
  const list = context.responseCache.answer('water-wires', [waterWiresTopic], async () => {
    const rows = (await allRows(db)).filter(row => row.is_active)
    return { rows: rows.map(({ is_active: _, ...shown }) => shown) }
  })
  tellChanges(context.live, waterWiresTopic, list, ({ rows }) => rows.map(row => [row.id, row]))
  const calls = rowCalls(context, waterWiresTopic, records)
  serve(context, waterWiresContract, {
    'GET /api/water-wires': list,
    'GET /api/water-wires/all': async () => ({ rows: await allRows(db) }),
    'POST /api/water-wires': calls.add,
    'PUT /api/water-wires/:id': calls.change,
  })
}
