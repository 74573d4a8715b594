import { sql } from 'kysely'
import { Refusal, refuse } from '#common/refusal.ts'
import { calmWork, newcomerSeconds } from '#common/work-size.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { fingerprint } from '#kit/server/http/store-once.ts'
import { withdrawConsent } from '#kit/server/personal-data.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { storeWithPhoto } from '#kit/server/photos/store-with-photo.ts'
import { phoneLength } from './complaint-kinds.ts'
import {
  addPhoto,
  type ComplaintsTables,
  complaintById,
  complaintByNumber,
  complaintBySecret,
  complaintFor,
  complaintList,
  decide,
  forStaff,
  forWriter,
  keepComplaint,
  personal,
  statusOf,
} from './complaints.server.ts'
import { complaintsContract, complaintsPerDay, looksPerHour, missesPerDay, pageSize } from './contract.ts'

const inPrivate = { folder: 'private' } as const

export const complaintsApi: FeatureApi = context => {
  const db = context.db.withTables<ComplaintsTables>()
  context.photos.onSweep(namedIn(db, 'complaints', 'private'))

  const budget = context.budgets('complaints', {
    title: { en: 'Complaints', hi: 'शिकायतें' },
    perDevice: { max: complaintsPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 200, inAll: 1500 },
  })
  const looks = context.budgets('complaint', {
    title: { en: 'Looks at how a complaint stands', hi: 'शिकायत की स्थिति देखना' },
    perDevice: { max: looksPerHour, seconds: 3600 },
    ordinary: { perNetwork: 400, inAll: 4000 },
    price: async ({ deviceAge }) => (deviceAge < newcomerSeconds ? calmWork : 0),
  })
  const countMiss = (number: string) =>
    context.limits
      .spend(`complaint-misses:${number}`, { max: missesPerDay, seconds: 86_400 })
      .catch(error =>
        error instanceof Refusal && error.code === 'too-many'
          ? refuse('whole-phone', 409)
          : Promise.reject(error),
      )
  serve(context, complaintsContract, {
    'POST /api/complaints': async ({ body, files }, request) => {
      const { device = '' } = request
      const print = await fingerprint(body, files.photo)
      const at = new Date(context.clock())
      const { row, ...waits } = await storeWithPhoto(context, {
        ...{ id: body.id, from: request, photo: files.photo, options: inPrivate, print },
        find: () => complaintById(db, body.id),
        keep: storePhoto =>
          budget.spendOn(request, async network => {
            const image_hash = await storePhoto()
            return keepComplaint(db, body, { device, network, fingerprint: print, image_hash, at })
          }),
        addPhoto: (id, hash) => addPhoto(db, id, hash),
      })
      return { ...forWriter(row), ...waits }
    },
    'GET /api/complaints/status/:secret': async ({ params }) => {
      const row = await complaintBySecret(db, params.secret)
      return row ? statusOf(row) : refuse('not-found', 404)
    },
    'DELETE /api/complaints/status/:secret': async ({ params }, { device = '' }) => {
      const which = sql`secret = ${params.secret} and device = ${device}`
      if (!(await withdrawConsent(context, { feature: 'complaints', part: personal, which })))
        refuse('not-found', 404)
    },
    'POST /api/complaints/look-ups': async ({ body }, request) => {
      const { device = '' } = request
      const { number, phone_end } = body
      const own = await complaintFor(db, { number, device, phone_end: undefined })
      if (own) return statusOf(own)
      await looks.spend(request, body.work)
      // Counted before the lookup and reset after a right one, so many phones together cannot guess more often than one. Whoever
      // knows the whole phone number is not locked out by others' guesses.
      if (phone_end?.length !== phoneLength) await countMiss(number)
      const row = await complaintFor(db, { number, device, phone_end })
      if (!row) refuse('not-found', 404)
      await context.limits.forget(`complaint-misses:${number}`)
      return statusOf(row)
    },
    'GET /api/complaints': ({ query }) =>
      complaintList(db, query.list, { id: query.id, skip: query.skip, limit: pageSize }),
    'PATCH /api/complaints/:number': async ({ params, body }, { staff }) => {
      const row = await decide(db, params.number, body, changedBy(context.clock)(staff))
      return row ? forStaff(row) : refuse('not-found', 404)
    },
    'GET /api/complaints/:number/photo': async ({ params }, request, reply) => {
      const hash = (await complaintByNumber(db, params.number))?.image_hash
      if (!hash) refuse('not-found', 404)
      return context.photos.send(request, reply, { hash, size: 1600, folder: 'private' })
    },
  })
}
