import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { mostPerDay } from '../numbers.server.ts'
import type { VehicleTables } from '../tables.server.ts'
import { slipsContract } from './contract.ts'
import { endBatch, makeBatch, slipBatches, slipNumbers } from './slips.server.ts'

/** Adds the calls for preprinted slips. */
export function serveSlips(context: AppContext): void {
  const db = context.db.withTables<VehicleTables>()
  const by = changedBy(context.clock)
  serve(context, slipsContract, {
    'GET /api/parking-slips': async () => ({ batches: await slipBatches(db) }),
    'PUT /api/parking-slips/:id': ({ params: { id }, body }, { staff }) => {
      const actor = by(staff)
      const make = () => makeBatch(db, { id, ...body }, actor)
      return context.limits.spendOn(`vehicle-slips:${actor.staff.id}`, mostPerDay, make, body.slips)
    },
    'GET /api/parking-slips/:id': ({ params }) => slipNumbers(db, params.id),
    'PUT /api/parking-slips/:id/end': ({ params }, { staff }) => endBatch(db, params.id, by(staff)),
  })
}
