import { pointOf } from '#common/distance.ts'
import { type CheckedPosition, checkedColumns, isSurveyedSource, surveyedRows } from '#kit/server/surveyed.ts'
import { crowdTopic } from '../contract.ts'
import type { CrowdTables } from '../crowd.server.ts'
import { activeRows, type CrowdPlaceRow } from './places.server.ts'

/** The places and gates where crowds are reported: the survey sets their positions. */
export const surveyedCrowdPlaces = surveyedRows<CrowdPlaceRow, CheckedPosition>({
  list: 'crowd-places',
  topic: crowdTopic,
  subject: 'crowd-place',
  table: 'crowd_status',
  read: async db =>
    (await activeRows(db.withTables<CrowdTables>())).map(row => ({
      ...{ id: row.id, kind: row.kind === 'gate' ? 'crowd-gate' : 'crowd-place' },
      name: { en: row.location_en, hi: row.location_hi },
      ...{ point: pointOf(row), precisionM: row.precision_m },
      isChecked: row.checked_by !== null || isSurveyedSource(row.source),
    })),
  nameOf: ({ location_en, location_hi }) => ({ en: location_en, hi: location_hi }),
  ...checkedColumns,
})
