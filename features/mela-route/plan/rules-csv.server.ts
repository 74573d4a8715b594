import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import * as cell from '#kit/server/csv/cells.ts'
import { CellFault, type Fault, pairFaults } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { queryTable } from '#kit/server/csv/write-table.ts'
import { ruleColumns } from './columns.ts'
import { longestSaid } from './limits.ts'
import { modes } from './rule-kinds.ts'

const date: cell.Cell<string> = text => {
  const typed = text.trim()
  const isDay = /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
  if (!isDay || !new Date(typed).toISOString().startsWith(typed))
    throw new CellFault({
      en: 'is not a day written as YYYY-MM-DD',
      hi: 'तारीख नहीं है; ऐसे लिखें: YYYY-MM-DD',
    })
  return typed
}
const time: cell.Cell<string> = text => {
  const typed = text.trim()
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(typed))
    throw new CellFault({ en: 'is not a time such as 14:00', hi: 'समय नहीं है; ऐसे लिखें: 14:00' })
  return typed
}
/** 'car bus' or 'car, bus'. */
const modeList: cell.Cell<string[]> = text => {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.length === 0 || words.some(word => !modes.some(mode => mode === word)))
    throw new CellFault({
      en: `is not one or more of ${modes.join(', ')}`,
      hi: `इनमें से एक या ज़्यादा लिखें: ${modes.join(', ')}`,
    })
  return [...new Set(words)]
}
const columns = {
  kind: cell.oneOf(Object.keys(ruleColumns.kind.of)),
  modes: modeList,
  place_en: cell.text(120),
  place_hi: cell.text(120),
  says_en: cell.text(longestSaid),
  says_hi: cell.text(longestSaid),
  leave_en: cell.optional(cell.text(longestSaid)),
  leave_hi: cell.optional(cell.text(longestSaid)),
  walk_en: cell.optional(cell.text(longestSaid)),
  walk_hi: cell.optional(cell.text(longestSaid)),
  valid_from: date,
  valid_until: date,
  from_day: cell.optional(cell.integer(1, 7)),
  from_time: cell.optional(time),
  to_day: cell.optional(cell.integer(1, 7)),
  to_time: cell.optional(time),
  source: cell.text(300),
}
type RuleRow = Row<typeof columns>

/** Rows of a CSV file with its faults by line. Kind, place, first day and first hour identify a rule. */
export function readRules(bytes: Uint8Array): Table<RuleRow> {
  const table = readTable(bytes, columns)
  const firstLines = new Map<string, number>()
  const faults: Fault[] = table.rows.flatMap(({ line, row }) => {
    const key = [row.kind, row.place_en.toLowerCase(), row.valid_from, row.from_day, row.from_time].join('\n')
    const first = firstLines.get(key)
    firstLines.set(key, first ?? line)
    const hours = [row.from_day, row.from_time, row.to_day, row.to_time].filter(part => part === null).length
    const fault = (isThere: boolean, column: keyof RuleRow, reason: Text) =>
      isThere ? [{ line, column, reason }] : []
    return [
      ...fault(first !== undefined, 'place_en', {
        en: `the same rule as line ${first}`,
        hi: `पंक्ति ${first} में भी यही नियम है`,
      }),
      ...fault(row.valid_until < row.valid_from, 'valid_until', {
        en: 'is before valid_from',
        hi: 'valid_from से पहले की तारीख है',
      }),
      ...fault(hours !== 0 && hours !== 4, 'from_day', {
        en: 'needs all four of the hours, or none',
        hi: 'दिन और समय के चारों कॉलम भरें, या कोई नहीं',
      }),
      ...fault(hours === 0 && row.from_day === row.to_day && row.from_time === row.to_time, 'to_time', {
        en: 'is when it begins',
        hi: 'नियम शुरू भी इसी समय होता है',
      }),
      ...pairFaults(line, row, 'leave'),
      ...pairFaults(line, row, 'walk'),
    ]
  })
  return { rows: table.rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) }
}

/** Adds the rules of a file and updates those that differ. */
export const rulesImporter = defineImporter<RuleRow>({
  name: 'travel-rules',
  mark: 'valid_until',
  topic: 'travel-rules',
  table: 'travel_rules',
  read: readRules,
  file: db =>
    queryTable(
      db,
      sql`
        select kind, array_to_string(modes, ' ') as modes, place_en, place_hi, says_en, says_hi, leave_en, leave_hi, walk_en,
          walk_hi, valid_from::text, valid_until::text, from_day, to_char(from_time, 'HH24:MI') as from_time, to_day,
          to_char(to_time, 'HH24:MI') as to_time, source
        from travel_rules where is_shown order by travel_rules.valid_until desc, kind, place_en`,
      Object.keys(columns),
    ),
  store: async (trx, rows, at) => {
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, modes text[], place_en text,
      place_hi text, says_en text, says_hi text, leave_en text, leave_hi text, walk_en text, walk_hi text, valid_from date,
      valid_until date, from_day smallint, from_time time, to_day smallint, to_time time, source text)`
    const upsert = sql<{ added: boolean }>`
      insert into travel_rules as r (kind, modes, place_en, place_hi, says_en, says_hi, leave_en, leave_hi, walk_en, walk_hi,
        valid_from, valid_until, from_day, from_time, to_day, to_time, source, created_at, updated_at)
      select kind, modes, place_en, place_hi, says_en, says_hi, coalesce(leave_en, ''), coalesce(leave_hi, ''),
        coalesce(walk_en, ''), coalesce(walk_hi, ''), valid_from, valid_until, from_day, from_time, to_day, to_time, source,
        ${at}::timestamptz, ${at}::timestamptz from ${given}
      on conflict (kind, lower(place_en), valid_from, coalesce(from_day, 0), coalesce(from_time, '00:00')) do update set
        modes = excluded.modes, place_en = excluded.place_en, place_hi = excluded.place_hi, says_en = excluded.says_en,
        says_hi = excluded.says_hi, leave_en = excluded.leave_en, leave_hi = excluded.leave_hi, walk_en = excluded.walk_en,
        walk_hi = excluded.walk_hi, valid_until = excluded.valid_until, to_day = excluded.to_day, to_time = excluded.to_time,
        source = excluded.source, updated_at = excluded.updated_at
      where (r.modes, r.place_en, r.place_hi, r.says_en, r.says_hi, r.leave_en, r.leave_hi, r.walk_en, r.walk_hi, r.valid_until,
          r.to_day, r.to_time, r.source)
        is distinct from (excluded.modes, excluded.place_en, excluded.place_hi, excluded.says_en, excluded.says_hi,
          excluded.leave_en, excluded.leave_hi, excluded.walk_en, excluded.walk_hi, excluded.valid_until, excluded.to_day,
          excluded.to_time, excluded.source)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})
