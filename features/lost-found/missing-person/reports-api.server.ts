import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { personsTopic } from '../reunite/contract.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { contract } from './contract.ts'
import { keepReport, reportById, reportPicturesInUse } from './reports.server.ts'

/** The private way in from a visitor's phone, to the control room alone (threats D6, §7.5). */
export function serveReports(context: AppContext): void {
  const db = context.db.withTables<LostFoundTables>()
  // A removed post's picture still lies in the public folder, where nobody but admins gets it.
  context.photos.onSweep(hashes => reportPicturesInUse(db, hashes))

  const budget = context.budgets('missing-person', {
    ordinary: { perNetwork: 60, inAll: 600 },
    isFree: true,
  })

  serve(context, contract, {
    'POST /api/missing-persons': async ({ body: { age_band, sex, ...body }, files }, request) => {
      const { device = '' } = request
      // Without what was not said, so that a report from before these were asked is known again when it is repeated.
      const said = { ...body, ...(age_band && { age_band }), ...(sex && { sex }) }
      const print = await fingerprint(said, files.photo)
      const keep = async () => {
        const photo =
          files.photo &&
          (await context.photos.store(files.photo, request, { folder: 'private', isUrgent: true }))
        const created_at = new Date(context.clock())
        const row = { ...said, image_hash: photo?.hash ?? null, device, fingerprint: print, created_at }
        const kept = await db.transaction().execute(transaction => keepReport(transaction, row))
        if (kept) await context.live.publish(personsTopic, kept.id, { id: kept.id })
        return kept
      }
      const find = () => reportById(db, body.id)
      const { id, created_at } = await storeOnce(print, find, () => budget.spendOn(request, keep))
      return { id, created_at: created_at.toISOString() }
    },
  })
}
