import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { type RowFields, requestFields, staffRowShape } from '#common/row-columns.ts'
import { waterWireColumns } from './columns.ts'

const staffRow = z.strictObject(staffRowShape(waterWireColumns))
/** A bathing place, river or wire as staff see it, even if it was removed from the guide. */
export type StaffWaterWire = z.output<typeof staffRow>

const row = z.omit(staffRow, { is_active: true })
/** A bathing place, a river, or a wire over a road; `updated_at`: when staff last changed it. */
export type WaterWire = z.output<typeof row>

const fields = requestFields(waterWireColumns)
export type WaterWireFields = RowFields<typeof waterWireColumns>

/** Live topic of the list (kit/server/live/tell-changes.ts). */
export const waterWiresTopic = 'water-wires'

/** Error codes: `taken` 409 (another one of this kind has the name), `changed-meanwhile` 409, `not-found` 404. */
export const waterWiresContract = defineContract({
  'GET /api/water-wires': {
    access: 'anyone',
    summary: 'Bathing places, rivers, and wires over roads, with when staff last said how they are',
    reply: z.strictObject({ rows: z.array(row) }),
  },
  'GET /api/water-wires/all': {
    access: 'content',
    summary: 'Bathing places, rivers and wires, also those taken out of the guide',
    reply: z.strictObject({ rows: z.array(staffRow) }),
  },
  'POST /api/water-wires': {
    access: 'content',
    summary: 'Adds a bathing place, a river or a wire',
    body: z.strictObject({ id: uuid, ...fields }),
    reply: staffRow,
    status: 201,
  },
  'PUT /api/water-wires/:id': {
    access: 'content',
    summary: 'Says how a bathing place, a river or a wire is now',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: staffRow,
  },
})
