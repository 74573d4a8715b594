import { defineColumns } from '#common/row-columns.ts'

/** The columns of a point of the walk, for CSV file and table. */
export const waypointColumns = defineColumns({
  order: { is: 'number', least: 1, most: 9999, column: 'place_order' },
  name: { is: 'pair', max: 120 },
  position: { is: 'position' },
  is_checked: { is: 'checked' },
  source: { is: 'source' },
})
