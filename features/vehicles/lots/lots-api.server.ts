import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import type { VehicleTables } from '../tables.server.ts'
import { type Lot, lotsContract, parkingTopic } from './contract.ts'
import { addLot, changeLot, lotsNow, setGate, storeCount } from './lots.server.ts'

/** Adds the calls for parking areas. Returns a function that publishes a changed lot; call it after the commit. */
export function serveLots(context: AppContext): (id: string) => Promise<unknown> {
  const db = context.db.withTables<VehicleTables>()
  const answer = context.responseCache.answer('parking', [parkingTopic], async () => ({
    lots: await lotsNow(db),
  }))
  context.app.fastPath.add('/api/parking', answer.ready)
  const told = async (id: string): Promise<Lot | undefined> => {
    const [lot] = await lotsNow(db, id)
    if (!lot) return undefined
    await context.responseCache.changed(parkingTopic)
    await context.live.publish(parkingTopic, id, async () => (await lotsNow(db, id))[0])
    return lot
  }
  const changed = async (id: string) => (await told(id)) ?? refuse('not-found', 404)
  const by = changedBy(context.clock)
  serve(context, lotsContract, {
    'GET /api/parking': answer,
    'POST /api/parking': async ({ body: { id, ...fields } }, { staff }) => {
      await addLot(db, id, fields, by(staff))
      return changed(id)
    },
    'PUT /api/parking/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) => {
      await changeLot(db, params.id, updated_at, fields, by(staff))
      return changed(params.id)
    },
    'PUT /api/parking/:id/counts/:count': async ({ params, body }, { staff }) => {
      await storeCount(db, { id: params.count, lot_id: params.id, ...body }, by(staff))
      return changed(params.id)
    },
    'PUT /api/parking/:id/gate': async ({ params, body }, { staff }) => {
      await setGate(db, params.id, body.is_open, by(staff))
      return changed(params.id)
    },
  })
  return told
}
