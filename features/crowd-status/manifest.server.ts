import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { crowdCases } from './cases.server.ts'
import { activePlaces, type CrowdTables } from './crowd.server.ts'
import { crowdPlacesImporter } from './crowd-places-importer.server.ts'
import { crowdByPlace } from './overview.server.ts'

export const manifest: ServerManifest = {
  name: 'crowd-status',
  api,
  erase: [{ table: 'crowd_reports', ofOneFair: true, where: before => sql`reported_at < ${before}` }],
  cases: crowdCases,
  overview: { crowd: crowdByPlace },
  landmarks: async db => {
    const places = await activePlaces(db.withTables<CrowdTables>())
    return places.map(({ location }) => ({ name: location }))
  },
  importers: [crowdPlacesImporter],
}
