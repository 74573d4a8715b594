import { type Kysely, sql } from 'kysely'
import { writeTable } from '#kit/server/csv/write-table.ts'
import type { ContactsTable } from './contacts.server.ts'
import { contactColumns } from './contacts-csv.server.ts'

/** The contacts that the guide shows, in the columns of content/contacts.csv: edited, it can be brought back. */
export async function contactsFile(db: Kysely<{ contacts: ContactsTable }>): Promise<string> {
  const rows = await db
    .selectFrom('contacts')
    .select([
      'contact_type',
      'category',
      'name_en',
      'name_hi',
      'designation_en',
      'designation_hi',
      'phone',
      'email',
    ])
    .select(['ranking', 'source'])
    .where('is_active', '=', true)
    .orderBy(sql`category collate "C", ranking asc nulls last, created_at, id`)
    .execute()
  return writeTable(rows, contactColumns)
}
