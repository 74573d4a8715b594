import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { contract, reportsPerDay } from './contract.ts'
import {
  allReports,
  decideReport,
  keepReport,
  reportById,
  reportOf,
  reportPicturesInUse,
} from './reports.server.ts'

/** The private way for persons: in from a phone, out to the control room alone (threats D6, §7.5). */
export function serveReports(context: AppContext): void {
  const db = context.db.withTables<LostFoundTables>()
  // A removed post's picture still lies on the public folder, where nobody but admins gets it.
  context.photos.onSweep(hashes => reportPicturesInUse(db, hashes))
  const at = () => new Date(context.clock())

  serve(context, contract, {
    'POST /api/missing-persons': async ({ body, files }, request) => {
      const { device = '' } = request
      const print = await fingerprint(body, files.photo)
      const keep = async () => {
        await context.limits.spend(`missing-person:${device}`, { max: reportsPerDay, seconds: 86_400 })
        const photo =
          files.photo &&
          (await context.photos.store(files.photo, request, { folder: 'private', isUrgent: true }))
        const image_hash = photo?.hash ?? null
        const row = { ...body, image_hash, device, fingerprint: print, created_at: at() }
        return db.transaction().execute(transaction => keepReport(transaction, row))
      }
      const { id, created_at } = await storeOnce(print, () => reportById(db, body.id), keep)
      return { id, created_at: created_at.toISOString() }
    },
    'GET /api/missing-persons': async () => ({ reports: (await allReports(db)).map(reportOf) }),
    'PATCH /api/missing-persons/:id': async ({ params, body }, { staff }) => {
      const row = await decideReport(db, params.id, body, { staff: signedIn(staff), at: at() })
      return row ? reportOf(row) : refuse('not-found', 404)
    },
    'GET /api/missing-persons/:id/photo': async ({ params }, request, reply) => {
      const row = await reportById(db, params.id)
      if (!row?.image_hash) refuse('not-found', 404)
      const folder = row.item_id ? 'photos' : 'private'
      return context.photos.send(request, reply, {
        hash: row.image_hash,
        size: 1600,
        folder,
        access: 'only-you',
      })
    },
  })
}
