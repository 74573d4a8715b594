import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { crowdTopic } from '../contract.ts'
import type { CrowdTables } from '../crowd.server.ts'
import { crowdPlacesImporter } from '../crowd-places-importer.server.ts'
import { crowdPlacesContract, type StaffCrowdPlace } from './contract.ts'
import { addCrowdPlace, allCrowdPlaces, changeCrowdPlace, crowdPlacesFile } from './places.server.ts'

/** Adds the calls by which staff edit the places where crowds are reported. */
export function serveCrowdPlaces(context: AppContext): void {
  const db = context.db.withTables<CrowdTables>()
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const told = async (place: StaffCrowdPlace) => {
    await context.responseCache.changed(crowdTopic)
    return place
  }
  serve(context, crowdPlacesContract, {
    'GET /api/crowd-places': async () => ({ places: await allCrowdPlaces(db) }),
    'POST /api/crowd-places': async ({ body: { id, ...fields } }, { staff }) =>
      told(await addCrowdPlace(db, id, fields, by(staff))),
    'PUT /api/crowd-places/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      told(await changeCrowdPlace(db, params.id, updated_at, fields, by(staff))),
    'GET /api/crowd-places/file': async (_, __, reply) =>
      sendCsv(reply, 'crowd-places', await crowdPlacesFile(db), context.clock()),
    'POST /api/crowd-places/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: crowdPlacesImporter,
        subject: 'crowd-place',
        rows: trx => allCrowdPlaces(trx.withTables<CrowdTables>()),
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...by(staff),
      })
      if (report.is_stored) await context.responseCache.changed(crowdTopic)
      return report
    },
  })
}
