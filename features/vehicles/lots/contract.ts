import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { position, uuid } from '#common/fields.ts'
import { requestFields, staffRowShape } from '#common/row-columns.ts'
import { lotColumns } from './columns.ts'

export const lotKinds = ['all', 'two-wheelers', 'cars', 'buses'] as const
export type LotKinds = (typeof lotKinds)[number]
export const lotId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** A parking area of the fair, and the number of vehicles in it as far as known. */
const lot = z.strictObject({
  ...staffRowShape(lotColumns),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Null while unknown. */
  kinds: z.nullable(z.enum(lotKinds)),
  /** Registered and not departed, plus staff's corrections; null if no vehicle came and nobody counted. */
  vehicles: z.nullable(z.int()),
  /** When a vehicle last came or left, or staff last counted. */
  at: z.nullable(z.string()),
  /** When staff last counted. */
  counted_at: z.nullable(z.string()),
  /** Grows with each change: of two rows of one lot, the higher one is newer. */
  changes: z.int(),
})
export type Lot = z.output<typeof lot>
const lotList = z.strictObject({ lots: z.array(lot) })

const vehicleCount = z.int().check(z.minimum(0), z.maximum(100_000))
const fields = {
  ...requestFields(lotColumns),
  position: z.nullable(position),
  kinds: z.nullable(z.enum(lotKinds)),
}
const newLot = z.strictObject({ id: uuid, ...fields })
const changedLot = z.strictObject({ ...fields, updated_at: z.string() })
export type LotFields = Omit<z.output<typeof newLot>, 'id'>

/** Live topic; `data` is a Lot. */
export const parkingTopic = 'parking'

/** Error codes: `taken` 409 (another lot has this number), `changed-meanwhile` 409, `not-found` 404. */
export const lotsContract = defineContract({
  'GET /api/parking': {
    access: 'anyone',
    summary: 'The parking areas of the fair and how full they are, in the order in which they are filled',
    reply: lotList,
  },
  'POST /api/parking': {
    access: 'content',
    summary: 'Adds a parking area',
    body: newLot,
    reply: lot,
    status: 201,
  },
  'PUT /api/parking/:id': {
    access: 'content',
    summary: 'Changes a parking area that is still as it was seen',
    params: z.strictObject({ id: lotId }),
    body: changedLot,
    reply: lot,
  },
  'PUT /api/parking/:id/counts/:count': {
    access: 'vehicle',
    summary: 'Says how many vehicles somebody counted in a parking area',
    params: z.strictObject({ id: lotId, count: uuid }),
    body: z.strictObject({ counted: vehicleCount }),
    reply: lot,
  },
  'PUT /api/parking/:id/gate': {
    access: 'vehicle',
    summary: 'Opens or closes a parking area',
    params: z.strictObject({ id: lotId }),
    body: z.strictObject({ is_open: z.boolean() }),
    reply: lot,
  },
})
