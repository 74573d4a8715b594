import { newcomerSeconds } from '#common/work-size.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint } from '#kit/server/http/store-once.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { storeWithPhoto } from '#kit/server/photos/store-with-photo.ts'
import { endCalls } from '../rings/public-call.server.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { freePerHour, missingPersonContract, positionsPerDay } from './contract.ts'
import { addOwnPosition, endOwnSearch, personsOfDevice, positionColumns } from './own-persons.server.ts'
import { addPhoto, keepReport, personPhoto, reportById, tellDesks } from './reports.server.ts'

/** Private reports from a visitor's phone, for the control room only (threats D6, §7.5). */
export function serveReports(context: AppContext): void {
  const db = context.db.withTables<LostFoundTables>()
  // A removed post's picture is still in the public folder, where only admins can load it.
  context.photos.onSweep(namedIn(db, 'missing_person_reports'))

  const budget = context.budgets('missing-person', {
    title: { en: 'Reports of missing and found persons', hi: 'बिछड़े और मिले लोगों की सूचनाएँ' },
    ordinary: { perNetwork: 60, inAll: 600 },
    free: { max: freePerHour, seconds: 3600 },
  })
  /** When the phone did what it is sending now. */
  const doneAt = (waited_s: number) => new Date(context.clock() - waited_s * 1000)

  serve(context, missingPersonContract, {
    'POST /api/missing-persons': async ({ body: { age_band, sex, position, ...body }, files }, request) => {
      const { device = '' } = request
      // Without empty fields, so that a repeated report from an older version gets the same fingerprint.
      const said = { ...body, ...(age_band && { age_band }), ...(sex && { sex }) }
      const print = await fingerprint({ ...said, ...(position && { position }) }, files.photo)
      const keep = async (network: string, image_hash: string | null) => {
        const created_at = new Date(context.clock())
        const from = { device, network }
        const row = {
          ...said,
          ...(position && positionColumns(position, created_at)),
          ...from,
          is_known_phone: request.deviceAge >= newcomerSeconds,
          image_hash,
          fingerprint: print,
          created_at,
        }
        const kept = await db.transaction().execute(transaction => keepReport(transaction, row, from))
        if (kept) await tellDesks(context)
        return kept
      }
      const { row, ...waits } = await storeWithPhoto(context, {
        ...{ id: body.id, from: request, photo: files.photo, options: personPhoto, print },
        find: () => reportById(db, body.id),
        keep: storePhoto => budget.spendOn(request, async network => keep(network, await storePhoto())),
        async addPhoto(id, hash) {
          await addPhoto(db, id, hash)
          await tellDesks(context)
        },
      })
      return { id: row.id, number: row.number, created_at: row.created_at.toISOString(), ...waits }
    },
    'GET /api/missing-persons/mine': async (_input, { device = '' }) => ({
      reports: await personsOfDevice(db, device),
    }),
    'POST /api/missing-persons/mine/:id/found': async ({ params, body }, { device = '' }) => {
      const own = { id: params.id, device }
      const { person, isNew } = await endOwnSearch(db, own, doneAt(body.waited_s))
      if (isNew) {
        // All calls share one lock, so take it only if one may end.
        await endCalls(context)
        await tellDesks(context)
      }
      return person
    },
    'POST /api/missing-persons/mine/:id/position': async ({ params, body }, { device = '' }) => {
      await context.limits.spend(`missing-person-position:${device}`, {
        max: positionsPerDay,
        seconds: 86_400,
      })
      const at = doneAt(body.waited_s)
      const own = await addOwnPosition(db, { id: params.id, device }, body.answer, at)
      await tellDesks(context)
      return own
    },
  })
}
