import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { idempotencyKeyOf } from '#kit/server/http/idempotency-keys.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { changeSetting } from '#kit/server/staff/staff-settings.ts'
import { mostMisses, type Vehicle, vehiclesContract } from './contract.ts'
import { departureOf, recordDeparture } from './departures.server.ts'
import { lookUp, mostMissesOfOne } from './lookups.server.ts'
import { serveLots } from './lots/lots-api.server.ts'
import { countRegistered, longParked, lotCounts, overdueHours, parkingKey } from './lots.server.ts'
import { fillBlock } from './numbers.server.ts'
import { registrationOf, storeRegistration } from './registrations.server.ts'
import { serveSlips } from './slips/slips-api.server.ts'
import { type RegistrationRow, shownVehicle, type VehicleTables } from './tables.server.ts'

/** Registers, finds and unparks vehicles. Every call except the counts is for parking staff only. */
export const vehiclesApi: FeatureApi = context => {
  const db = context.db.withTables<VehicleTables>()
  const by = changedBy(context.clock)
  const shown = async (row: RegistrationRow): Promise<Vehicle> =>
    shownVehicle(row, await departureOf(db, row.id))
  context.photos.onSweep(namedIn(db, 'vehicle_registrations', 'private', ['photo_hash']))
  context.photos.onSweep(namedIn(db, 'vehicle_unparking_records', 'private', ['photo_hash', 'photo_hash_2']))
  const searched = context.alarms.watch({
    name: 'vehicle-searches',
    ceiling: mostMisses,
    count: since => mostMissesOfOne(db, since),
  })

  const lotChanged = serveLots(context)
  serveSlips(context)

  serve(context, vehiclesContract, {
    'PUT /api/vehicles/blocks/:block': async ({ params }, { staff }) => ({
      numbers: await fillBlock({ db, limits: context.limits }, params.block, by(staff)),
    }),
    'POST /api/vehicles': async ({ body, files }, request) => {
      const { staff } = request
      const print = await fingerprint(body, files.photo)
      const keep = async () => {
        const photo = await context.photos.store(files.photo ?? refuse('not-an-image'), request, {
          folder: 'private',
        })
        return storeRegistration(db, body, { photo_hash: photo.hash, fingerprint: print, ...by(staff) })
      }
      const row = await storeOnce(print, () => registrationOf(db, body.id), keep)
      await lotChanged(row.parking_location)
      return shown(row)
    },
    'GET /api/vehicles/search/:key': async ({ params }, { staff }) => {
      try {
        return await shown(await lookUp(db, params.key, by(staff)))
      } catch (error) {
        await searched()
        throw error
      }
    },
    'POST /api/vehicles/:id/departure': async ({ params, body, files }, request) => {
      const { id } = params
      const actor = by(request.staff)
      const key = idempotencyKeyOf(request)
      // Both photos are stored before the row. If the row fails, the hourly sweep deletes them.
      const first = await context.photos.store(files.photo ?? refuse('not-an-image'), request, {
        folder: 'private',
      })
      const second =
        files.photo_2 && (await context.photos.store(files.photo_2, request, { folder: 'private' }))
      const photo_hash_2 = second?.hash ?? null
      const said = { id, unparker_phone: body.phone, photo_hash: first.hash, photo_hash_2 }
      const route = 'POST /api/vehicles/:id/departure'
      // For a retry only the id is stored, not the reply with its phone numbers, which is read from the row again.
      await context.idempotencyKeys.once(
        { key, route, actor: actor.staff.id, body: said },
        async transaction => {
          await recordDeparture(transaction.withTables<VehicleTables>(), { ...said, ...actor })
          return { id }
        },
      )
      const row = (await registrationOf(db, id)) ?? refuse('not-found', 404)
      await lotChanged(row.parking_location)
      return shown(row)
    },
    'GET /api/vehicles/:id/photo': async ({ params }, request, reply) => {
      const row = await registrationOf(db, params.id)
      // Without a photo hash, the owner's data has been erased.
      if (!row?.photo_hash) refuse('not-found', 404)
      return context.photos.send(request, reply, { hash: row.photo_hash, size: 800, folder: 'private' })
    },
    'GET /api/vehicles/:id/departure/photo/:which': async ({ params }, request, reply) => {
      const record = await departureOf(db, params.id)
      const hash = params.which === '1' ? record?.photo_hash : record?.photo_hash_2
      if (!hash) refuse('not-found', 404)
      return context.photos.send(request, reply, { hash, size: 800, folder: 'private' })
    },
    'GET /api/vehicles/long-parked': async () => ({
      vehicles: await longParked(context.db, context.clock()),
    }),
    'GET /api/vehicles/counts': async () => ({
      lots: await lotCounts(context.db, context.clock()),
      registered: await countRegistered(db),
      overdue_hours: await overdueHours(context.db),
    }),
    'PUT /api/vehicles/settings': ({ body: { instead_of, overdue_hours } }, { staff }) =>
      changeSetting(context.db, parkingKey, {
        read: async trx => ({ overdue_hours: await overdueHours(trx) }),
        change: () => ({ overdue_hours }),
        ...{ instead_of, ...by(staff) },
      }),
  })
}
