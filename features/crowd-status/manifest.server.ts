import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { crowdStatusApi } from './api.server.ts'
import { crowdCases } from './cases.server.ts'
import type { CrowdTables } from './crowd.server.ts'
import { crowdPlacesImporter } from './crowd-places-importer.server.ts'
import { crowdByPlace } from './overview.server.ts'
import { crowdLandmarks } from './places/places.server.ts'
import { surveyedCrowdPlaces } from './places/surveyed.server.ts'
import { crowdByHour } from './report.server.ts'

export const manifest: ServerManifest = {
  name: 'crowd-status',
  api: crowdStatusApi,
  erase: [{ table: 'crowd_reports', ofOneFair: true, where: before => sql`reported_at < ${before}` }],
  cases: crowdCases,
  overview: { crowd: crowdByPlace },
  report: { crowd: crowdByHour },
  exports: {
    crowd: sql`
      select r.reported_at, s.location_en, s.location_hi, r.old_status, r.status, r.note_en, r.note_hi
      from crowd_reports r join crowd_status s on s.id = r.place_id order by r.id desc`,
  },
  landmarks: db => crowdLandmarks(db.withTables<CrowdTables>()),
  surveyed: surveyedCrowdPlaces,
  importers: [crowdPlacesImporter],
}
