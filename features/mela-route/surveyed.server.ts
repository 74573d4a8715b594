import { pointOf } from '#common/distance.ts'
import { type CheckedPosition, checkedColumns, isSurveyedSource, surveyedRows } from '#kit/server/surveyed.ts'
import type { WaypointsTable } from './waypoints.server.ts'

/** The points of the walk: the survey sets their positions. */
export const surveyedWaypoints = surveyedRows<WaypointsTable, CheckedPosition>({
  list: 'waypoints',
  topic: 'waypoints',
  subject: 'waypoint',
  table: 'waypoints',
  key: 'place_order',
  read: async db => {
    const rows = await db
      .withTables<{ waypoints: WaypointsTable }>()
      .selectFrom('waypoints')
      .selectAll()
      .orderBy('place_order')
      .execute()
    return rows.map(row => ({
      ...{ id: String(row.place_order), kind: 'waypoint', name: { en: row.name_en, hi: row.name_hi } },
      ...{ point: pointOf(row), precisionM: row.precision_m },
      isChecked: row.checked_by !== null || isSurveyedSource(row.source),
    }))
  },
  nameOf: ({ name_en, name_hi }) => ({ en: name_en, hi: name_hi }),
  ...checkedColumns,
})
