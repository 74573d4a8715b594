import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { placeCases, sentAnswers } from './answers.server.ts'
import { facilitiesApi } from './api.server.ts'
import { knownPlaces } from './facilities.server.ts'
import { placesImporter } from './places-csv.server.ts'
import { surveyedPlaces } from './surveyed.server.ts'

export const manifest: ServerManifest = {
  name: 'facilities',
  api: facilitiesApi,
  places: knownPlaces,
  surveyed: surveyedPlaces,
  importers: [placesImporter],
  cases: placeCases,
  sent: [sentAnswers],
  erase: [
    {
      table: 'facility_answers',
      days: 30,
      where: before => sql`created_at < ${before}`,
      ofOneFair: true,
    },
  ],
}
