import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import {
  type ComplaintsTables,
  complaintById,
  complaintByNumber,
  complaintList,
  decide,
  forStaff,
  keepComplaint,
  picturesInUse,
  statusOf,
} from './complaints.server.ts'
import { complaintsPerDay, contract, pageSize } from './contract.ts'

export const api: FeatureApi = context => {
  const db = context.db.withTables<ComplaintsTables>()
  context.photos.onSweep(async (hashes, folder) => (folder === 'private' ? picturesInUse(db, hashes) : []))

  serve(context, contract, {
    'POST /api/complaints': async ({ body, files }, { device = '' }) => {
      const print = await fingerprint(body, files.photo)
      const keep = async () => {
        await context.limits.spend(`complaint:${device}`, { max: complaintsPerDay, seconds: 86_400 })
        const photo = files.photo && (await context.photos.store(files.photo, 'private'))
        const image_hash = photo?.hash ?? null
        return keepComplaint(db, body, {
          device,
          fingerprint: print,
          image_hash,
          at: new Date(context.clock()),
        })
      }
      return statusOf(await storeOnce(print, () => complaintById(db, body.id), keep))
    },
    'GET /api/complaints/:number': async ({ params }) => {
      const row = await complaintByNumber(db, params.number)
      return row ? statusOf(row) : refuse('not-found', 404)
    },
    'GET /api/complaints': ({ query }) =>
      complaintList(db, query.list, { skip: query.skip, limit: pageSize }),
    'PATCH /api/complaints/:number': async ({ params, body }, { staff }) => {
      const by = { staff: signedIn(staff), at: new Date(context.clock()) }
      const row = await decide(db, params.number, body, by)
      return row ? forStaff(row) : refuse('not-found', 404)
    },
    'GET /api/complaints/:number/photo': async ({ params }, request, reply) => {
      const hash = (await complaintByNumber(db, params.number))?.image_hash
      if (!hash) refuse('not-found', 404)
      return context.photos.send(request, reply, { hash, size: 1600, folder: 'private' })
    },
  })
}
