import { type Kysely, sql } from 'kysely'
import * as cell from '#kit/server/csv/cells.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import { type ContactsTable, listOrder } from './contacts.server.ts'
import { categories, contactTypes } from './texts.ts'

/** Columns of content/contacts.csv, and of the file that staff download and upload. */
const columns = {
  contact_type: cell.oneOf(contactTypes),
  category: cell.oneOf(categories),
  name_en: cell.text(120),
  name_hi: cell.text(120),
  designation_en: cell.optional(cell.text(160)),
  designation_hi: cell.optional(cell.text(160)),
  phone: cell.optional(cell.phone),
  email: cell.optional(cell.email),
  ranking: cell.optional(cell.integer(1, 9999)),
  source: cell.text(300),
}
type ContactRow = Row<typeof columns>

/** Rows of a CSV file with its faults by line. Category and English name, in any case, identify a contact. */
export function readContacts(bytes: Uint8Array): Table<ContactRow> {
  const table = readTable(bytes, columns)
  const firstLines = new Map<string, number>()
  const faults: Fault[] = table.rows.flatMap(({ line, row }) => {
    const key = `${row.category}\n${row.name_en.toLowerCase()}`
    const first = firstLines.get(key)
    if (first !== undefined)
      return { line, column: 'name_en', reason: `the same category and name as line ${first}` }
    firstLines.set(key, line)
    return faultsBetweenColumns(line, row)
  })
  return { rows: table.rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) }
}

function faultsBetweenColumns(line: number, row: ContactRow): Fault[] {
  const faults: Fault[] = []
  if (row.phone === null && row.email === null)
    faults.push({ line, column: 'phone', reason: 'is empty, and there is no e-mail either' })
  if ((row.designation_en === null) !== (row.designation_hi === null))
    faults.push({
      line,
      column: row.designation_en === null ? 'designation_en' : 'designation_hi',
      reason: 'is empty while the other language is given',
    })
  return faults
}

/** Adds the contacts of a file and updates those that differ; contacts that the file does not name stay as they are. */
export const contactsImporter = defineImporter<ContactRow>({
  name: 'contacts',
  mark: 'contact_type',
  topic: 'contacts',
  table: 'contacts',
  read: readContacts,
  store: (trx, rows, at) => {
    const upsert = sql<{ added: boolean }>`
      insert into contacts as c (contact_type, category, name_en, name_hi, designation_en, designation_hi, phone,
        email, ranking, source, created_at, updated_at)
      select contact_type, category, name_en, name_hi, designation_en, designation_hi, phone, email, ranking, source,
        ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (contact_type text, category text,
        name_en text, name_hi text, designation_en text, designation_hi text, phone text, email text, ranking int,
        source text)
      on conflict (category, lower(name_en)) do update set
        contact_type = excluded.contact_type, name_en = excluded.name_en, name_hi = excluded.name_hi,
        designation_en = excluded.designation_en, designation_hi = excluded.designation_hi, phone = excluded.phone,
        email = excluded.email, ranking = excluded.ranking, source = excluded.source,
        updated_at = excluded.updated_at
      where (c.contact_type, c.name_en, c.name_hi, c.designation_en, c.designation_hi, c.phone, c.email, c.ranking,
          c.source)
        is distinct from (excluded.contact_type, excluded.name_en, excluded.name_hi, excluded.designation_en,
          excluded.designation_hi, excluded.phone, excluded.email, excluded.ranking, excluded.source)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})

/** The contacts that visitors see as CSV, in the columns that `contactsImporter` reads. */
export async function contactsFile(db: Kysely<{ contacts: ContactsTable }>): Promise<string> {
  const rows = await db
    .selectFrom('contacts')
    .select(['contact_type', 'category', 'name_en', 'name_hi', 'designation_en', 'designation_hi'])
    .select(['phone', 'email', 'ranking', 'source'])
    .where('is_active', '=', true)
    .orderBy(listOrder)
    .execute()
  return writeTable(rows, Object.keys(columns))
}
