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
  table: 'facilities',
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
  nameOf: ({ name_en, name_hi }) => ({ en: name_en, hi: name_hi }),
  positionOf: ({ latitude, longitude, precision_m, verified, source }) => ({
    ...{ latitude, longitude, precision_m, verified, source },
  }),
  measured: ({ source }, { point, accuracyM, seenAt }) => ({
    ...{ latitude: point.lat, longitude: point.lng, precision_m: accuracyM, verified: 'surveyed' },
    source: surveyedSource(source, seenAt),
  }),
  onMoved: settleAnswers,
})
