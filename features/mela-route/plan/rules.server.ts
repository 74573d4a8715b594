import { type Kysely, sql } from 'kysely'
import { fairDate } from '#common/fair-time.ts'
import { type StoredRow, staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { ruleColumns } from './columns.ts'
import type { RuleFields, StaffRule, TravelRule } from './contract.ts'
import type { Mode } from './rule-kinds.ts'

type Row = StoredRow<typeof ruleColumns> & {
  modes: Mode[]
  from_day: number | null
  from_time: string | null
  to_day: number | null
  to_time: string | null
}
export type RuleTables = { travel_rules: Row }
type Db = Kysely<RuleTables>

// A JavaScript Date would shift them by the server's time zone.
const columnsAsText = [
  sql<string>`valid_from::text`.as('valid_from'),
  sql<string>`valid_until::text`.as('valid_until'),
  sql<string | null>`to_char(from_time, 'HH24:MI')`.as('from_time'),
  sql<string | null>`to_char(to_time, 'HH24:MI')`.as('to_time'),
]
const all = (db: Db) => db.selectFrom('travel_rules').selectAll().select(columnsAsText)

/** What everybody reads: rules whose last day has not passed. */
export async function comingRules(db: Db, now: number): Promise<TravelRule[]> {
  const rows = await all(db)
    .where('is_shown', '=', true)
    .where(sql<boolean>`valid_until >= ${fairDate(now)}::date`)
    .orderBy('kind')
    .orderBy(sql`lower(place_en)`)
    .orderBy('id')
    .execute()
  return rows.map(shown).map(({ is_shown: _, ...rule }) => rule)
}

/** What staff see, the latest days first. */
export async function allRules(db: Db): Promise<StaffRule[]> {
  const rows = await all(db)
    .orderBy(sql`travel_rules.valid_until desc`)
    .orderBy('kind')
    .orderBy('place_en')
    .execute()
  return rows.map(shown)
}

function shown(row: Row): StaffRule {
  const { modes, from_day, from_time, to_day, to_time } = row
  const hasHours = from_day !== null && from_time !== null && to_day !== null && to_time !== null
  return {
    ...staffRow(ruleColumns, row),
    modes,
    hours: hasHours ? { from_day, from_time, to_day, to_time } : null,
  }
}

/** Stores a new rule, or changes one that is still as the editor was shown; both are audited. */
export const ruleRecords = staffRecords<RuleTables, Row, RuleFields, StaffRule>({
  subject: 'travel-rule',
  table: 'travel_rules',
  find: (db, id) => all(db).where('id', '=', id),
  columns: ({ modes, hours, ...fields }) => ({
    ...toColumns(ruleColumns, fields),
    modes,
    ...(hours ?? { from_day: null, from_time: null, to_day: null, to_time: null }),
  }),
  shown,
})
