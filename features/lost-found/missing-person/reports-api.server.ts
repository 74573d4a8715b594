import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { personsTopic } from '../reunite/contract.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { contract } from './contract.ts'
import { addPhoto, keepReport, reportById, reportPicturesInUse } from './reports.server.ts'

const options = { folder: 'private', urgent: 'missing-person' } as const

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
      let isNew = false
      const keep = async () => {
        const photo = await context.photos.storeIfPossible(files.photo, request, options)
        isNew = true
        const created_at = new Date(context.clock())
        const from = { device, network: context.networkOf(request) }
        const row = { ...said, ...from, image_hash: photo?.hash ?? null, fingerprint: print, created_at }
        const kept = await db.transaction().execute(transaction => keepReport(transaction, row, from))
        if (kept) await context.live.publish(personsTopic, kept.id, { id: kept.id })
        return kept
      }
      const find = () => reportById(db, body.id)
      const row = await storeOnce(print, find, () => budget.spendOn(request, keep))
      const receipt = { id: row.id, created_at: row.created_at.toISOString() }
      if (!files.photo || row.image_hash !== null) return receipt
      // The report was taken without its photo, which follows: the phone sends the same again until it is kept.
      if (isNew) return { ...receipt, photo_waits: true }
      await addPhoto(db, row.id, (await context.photos.store(files.photo, request, options)).hash)
      await context.live.publish(personsTopic, row.id, { id: row.id })
      return receipt
    },
  })
}
