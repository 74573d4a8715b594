import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'

/** Limit of one batch. */
export const mostSlips = 200

/** Slips that were printed in advance together. */
const slipBatch = z.strictObject({
  id: z.string(),
  slips: z.int(),
  /** How many of them were given to a vehicle. */
  used: z.int(),
  created_at: z.string(),
  /** Its unused slips are no longer taken. */
  ended_at: z.nullable(z.string()),
})
export type SlipBatch = z.output<typeof slipBatch>

const withNumbers = z.extend(slipBatch, {
  /** Numbers of the slips that no vehicle has yet; empty once the batch has ended. */
  unused: z.array(z.string()),
})
export type SlipNumbers = z.output<typeof withNumbers>

const params = z.strictObject({ id: uuid })

/** Error codes: `not-found` 404, `key-reused` 422 (the id has another count), `no-numbers` 503. */
export const slipsContract = defineContract({
  'GET /api/parking-slips': {
    access: 'vehicle',
    summary: 'Batches of slips that were printed in advance, the newest first, with how many are used',
    reply: z.strictObject({ batches: z.array(slipBatch) }),
  },
  'PUT /api/parking-slips/:id': {
    access: 'vehicle',
    summary: 'Makes a batch of numbered slips to be printed',
    params,
    body: z.strictObject({ slips: z.int().check(z.minimum(1), z.maximum(mostSlips)) }),
    reply: withNumbers,
  },
  'GET /api/parking-slips/:id': {
    access: 'vehicle',
    summary: 'The numbers of a batch that no vehicle has yet, to print them again',
    params,
    reply: withNumbers,
  },
  'PUT /api/parking-slips/:id/end': {
    access: 'vehicle',
    summary: 'Ends a batch: its unused slips are not taken any more',
    params,
    body: z.strictObject({}),
    reply: withNumbers,
  },
})
