import { sql } from 'kysely'
import { defineImporter } from '#kit/server/csv/importer.ts'
import { rowsImporter } from '#kit/server/csv/row-columns.ts'
import { waypointColumns } from './columns.ts'

const waypoints = rowsImporter({
  ...{ name: 'waypoints', columns: waypointColumns, mark: 'order', topic: 'waypoints', table: 'waypoints' },
  ...{ key: ['order'], order: sql`place_order` },
})

/** content/waypoints.csv. A file replaces the whole walk: waypoints that it does not contain are deleted. */
export const waypointsImporter = defineImporter({
  ...waypoints,
  store: async (trx, rows, at) => {
    const orders = rows.map(({ order }) => order)
    await sql`delete from waypoints where place_order <> all(${orders}::int[])`.execute(trx)
    return waypoints.store(trx, rows, at)
  },
})
