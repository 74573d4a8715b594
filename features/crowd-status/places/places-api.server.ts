import type { AppContext } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { crowdTopic } from '../contract.ts'
import type { CrowdTables } from '../crowd.server.ts'
import { crowdPlacesImporter } from '../crowd-places-importer.server.ts'
import { crowdPlacesContract } from './contract.ts'
import { allCrowdPlaces, crowdPlaceRecords } from './places.server.ts'

/** Adds the calls by which staff edit the places where crowds are reported. */
export function serveCrowdPlaces(context: AppContext): void {
  const db = context.db.withTables<CrowdTables>()
  const rows = rowCalls(context, crowdTopic, crowdPlaceRecords)
  const file = fileCalls(context, {
    ...{ importer: crowdPlacesImporter, subject: 'crowd-place', all: allCrowdPlaces },
  })
  serve(context, crowdPlacesContract, {
    'GET /api/crowd-places': async () => ({ places: await allCrowdPlaces(db) }),
    'POST /api/crowd-places': rows.add,
    'PUT /api/crowd-places/:id': rows.change,
    'GET /api/crowd-places/file': file.exports,
    'POST /api/crowd-places/file': file.imports,
  })
}
