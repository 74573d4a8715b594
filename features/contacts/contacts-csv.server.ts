import * as cell from '#kit/server/csv/cells.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { categories, contactTypes } from './categories.ts'

const columns = {
  contact_type: cell.oneOf(contactTypes),
  category: cell.oneOf(categories),
  name_en: cell.text(120),
  name_hi: cell.text(120),
  designation_en: cell.optional(cell.text(160)),
  designation_hi: cell.optional(cell.text(160)),
  phone: cell.optional(cell.phone),
  email: cell.optional(cell.email),
  ranking: cell.optional(cell.whole(1, 9999)),
  source: cell.text(300),
}
/** In the order of a file that is given out. */
export const contactColumns = Object.keys(columns)
export type ContactRow = Row<typeof columns>

/** Reads content/contacts.csv and what staff made of it. A contact is known by its category and English name. */
export function readContacts(bytes: Uint8Array): Table<ContactRow> {
  const table = readTable(bytes, columns)
  const firstLines = new Map<string, number>()
  const faults: Fault[] = table.rows.flatMap(({ line, row }) => {
    const first = firstLines.get(contactKey(row))
    if (first !== undefined)
      return { line, column: 'name_en', reason: `the same category and name as line ${first}` }
    firstLines.set(contactKey(row), line)
    return reachFaults(line, row)
  })
  return { rows: table.rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) }
}

export const contactKey = ({ category, name_en }: Pick<ContactRow, 'category' | 'name_en'>): string =>
  `${category}\n${name_en.toLowerCase()}`

function reachFaults(line: number, row: ContactRow): Fault[] {
  const untold: Fault[] = []
  if (row.phone === null && row.email === null)
    untold.push({ line, column: 'phone', reason: 'is empty, and there is no e-mail either' })
  if ((row.designation_en === null) !== (row.designation_hi === null))
    untold.push({
      line,
      column: row.designation_en === null ? 'designation_en' : 'designation_hi',
      reason: 'is empty while the other language is given',
    })
  return untold
}
