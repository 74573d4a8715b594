import { type Kysely, type Selectable, sql } from 'kysely'
import { fairDate } from '#common/fair-time.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import type { RuleFields, StaffRule, TravelRule } from './contract.ts'
import type { Mode, RuleKind } from './rule-kinds.ts'

export type TravelRulesTable = {
  id: string
  kind: RuleKind
  modes: Mode[]
  place_en: string
  place_hi: string
  says_en: string
  says_hi: string
  leave_en: string
  leave_hi: string
  walk_en: string
  walk_hi: string
  /** Dates and times as text: see `columnsAsText`. */
  valid_from: string
  valid_until: string
  from_day: number | null
  from_time: string | null
  to_day: number | null
  to_time: string | null
  source: string
  is_shown: boolean
  created_at: Date
  updated_at: Date
}
export type RuleTables = { travel_rules: TravelRulesTable }
type Db = Kysely<RuleTables>
type Row = Selectable<TravelRulesTable>

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
  return rows.map(publicRow)
}

/** What staff see, the latest days first. */
export async function allRules(db: Db): Promise<StaffRule[]> {
  const rows = await all(db)
    .orderBy(sql`travel_rules.valid_until desc`)
    .orderBy('kind')
    .orderBy('place_en')
    .execute()
  return rows.map(staffRow)
}

function publicRow(row: Row): TravelRule {
  const { from_day, from_time, to_day, to_time } = row
  return {
    id: row.id,
    kind: row.kind,
    modes: row.modes,
    place: { en: row.place_en, hi: row.place_hi },
    says: { en: row.says_en, hi: row.says_hi },
    leave: { en: row.leave_en, hi: row.leave_hi },
    walk: { en: row.walk_en, hi: row.walk_hi },
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    hours:
      from_day !== null && from_time !== null && to_day !== null && to_time !== null
        ? { from_day, from_time, to_day, to_time }
        : null,
    source: row.source,
    updated_at: row.updated_at.toISOString(),
  }
}
const staffRow = (row: Row): StaffRule => ({ ...publicRow(row), is_shown: row.is_shown })

const columns = ({ place, says, leave, walk, hours, ...fields }: RuleFields) => ({
  ...fields,
  ...{ place_en: place.en, place_hi: place.hi, says_en: says.en, says_hi: says.hi },
  ...{ leave_en: leave.en, leave_hi: leave.hi, walk_en: walk.en, walk_hi: walk.hi },
  ...(hours ?? { from_day: null, from_time: null, to_day: null, to_time: null }),
})

/** Stores a new rule, or changes one that is still as the editor was shown; both are audited. */
export const ruleRecords = staffRecords({
  subject: 'travel-rule',
  table: 'travel_rules',
  find: (db: Db, id) => all(db).where('id', '=', id),
  columns,
  shown: staffRow,
})
