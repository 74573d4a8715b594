import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'

/** The most slips in one batch. */
export const mostSlips = 200

/** A batch of preprinted slips. */
const slipBatch = z.strictObject({
  id: z.string(),
  slips: z.int(),
  /** How many of them have been given to a vehicle. */
  used: z.int(),
  created_at: z.string(),
  /** From then on its unused slips are refused. */
  ended_at: z.nullable(z.string()),
})
export type SlipBatch = z.output<typeof slipBatch>

const withNumbers = z.extend(slipBatch, {
  /** Numbers that no vehicle has yet; empty once the batch has ended. */
  unused: z.array(z.string()),
})
export type SlipNumbers = z.output<typeof withNumbers>

const params = z.strictObject({ id: uuid })

/** Error codes: `not-found` 404, `key-reused` 422 (the id has another count), `too-many` 429, `no-numbers` 503. */
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
