import { sql } from 'kysely'
import { pointOf } from '#common/distance.ts'
import { surveyedRows, surveyedSource } from '#kit/server/surveyed.ts'
import { settleAnswers } from './answers.server.ts'
import type { FacilitiesTable } from './tables.server.ts'

type Position = Pick<FacilitiesTable, 'latitude' | 'longitude' | 'precision_m' | 'verified' | 'source'>

/** Active places: the survey sets their positions and marks them as checked. */
export const surveyedPlaces = surveyedRows<FacilitiesTable, Position>({
  list: 'places',
  topic: 'facilities',
  subject: 'place',
  read: async db => {
    const rows = await db
      .withTables<{ facilities: FacilitiesTable }>()
      .selectFrom('facilities')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('facility_type')
      .orderBy('name_en')
      .execute()
    return rows.map(row => ({
      ...{ id: row.id, kind: row.facility_type, name: { en: row.name_en, hi: row.name_hi } },
      ...{ point: pointOf(row), precisionM: row.precision_m },
      isChecked: row.verified === 'surveyed' && row.latitude !== null && !row.doubt,
    }))
  },
  find: async (trx, id) => {
    const { rows } = await sql<FacilitiesTable>`
      select * from facilities where id::text = ${id} for update`.execute(trx)
    return rows[0]
  },
  nameOf: ({ name_en, name_hi }) => ({ en: name_en, hi: name_hi }),
  positionOf: ({ latitude, longitude, precision_m, verified, source }) => ({
    ...{ latitude, longitude, precision_m, verified, source },
  }),
  measured: ({ source }, { point, accuracyM, seenAt }) => ({
    ...{ latitude: point.lat, longitude: point.lng, precision_m: accuracyM, verified: 'surveyed' },
    source: surveyedSource(source, seenAt),
  }),
  set: (trx, id, to, at) =>
    sql`
      update facilities set latitude = ${to.latitude}, longitude = ${to.longitude}, precision_m = ${to.precision_m},
        verified = ${to.verified}, source = ${to.source}, updated_at = ${at} where id = ${id}::uuid`.execute(
      trx,
    ),
  onMoved: settleAnswers,
})
