import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { crowdCases } from './cases.server.ts'
import { activePlaces, type CrowdTables } from './crowd.server.ts'
import { crowdPlacesImporter } from './crowd-places-importer.server.ts'
import { crowdByPlace } from './overview.server.ts'
import { crowdByHour } from './report.server.ts'

export const manifest: ServerManifest = {
  name: 'crowd-status',
  api,
  erase: [{ table: 'crowd_reports', ofOneFair: true, where: before => sql`reported_at < ${before}` }],
  cases: crowdCases,
  overview: { crowd: crowdByPlace },
  report: { crowd: crowdByHour },
  exports: {
    crowd: sql`
      select r.reported_at, s.location_en, s.location_hi, r.old_status, r.status, r.note_en, r.note_hi
      from crowd_reports r join crowd_status s on s.id = r.place_id order by r.id desc`,
  },
  landmarks: async db => {
    const places = await activePlaces(db.withTables<CrowdTables>())
    return places.map(({ location }) => ({ name: location }))
  },
  importers: [crowdPlacesImporter],
}
