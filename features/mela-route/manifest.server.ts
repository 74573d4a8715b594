import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { melaRouteApi } from './api.server.ts'
import { surveyedLine } from './line/lines.server.ts'
import { surveyedWaypoints } from './surveyed.server.ts'
import { type WaypointsTable, walkInOrder } from './waypoints.server.ts'
import { waypointsImporter } from './waypoints-importer.server.ts'

export const manifest: ServerManifest = {
  name: 'mela-route',
  api: melaRouteApi,
  surveyed: surveyedWaypoints,
  surveyedLine,
  importers: [waypointsImporter],
  // A rule is a fact of its own year; the audit log keeps what was said.
  erase: [{ table: 'travel_rules', where: before => sql`valid_until < ${before}::date` }],
  landmarks: async db => {
    const walk = await walkInOrder(db.withTables<{ waypoints: WaypointsTable }>())
    return walk.map(({ name, order, position, precision_m }) => ({
      name,
      order,
      ...(position && { point: position }),
      ...(precision_m !== undefined && { precision_m }),
    }))
  },
}
