import { type Kysely, sql } from 'kysely'
import { type StoredRow, staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { contactColumns } from './columns.ts'
import type { Contact, ContactFields, ContactList, StaffContact } from './contract.ts'

type ContactsTable = StoredRow<typeof contactColumns>
export type ContactTables = { contacts: ContactsTable }
type Db = Kysely<ContactTables>

/** The order of every list of contacts (specification §7): category, then ranking with the unranked last, then age. */
export const listOrder = sql`category collate "C", ranking asc nulls last, created_at, id`

/** What visitors see. */
export async function activeContacts(db: Db): Promise<ContactList> {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy(listOrder)
    .execute()
  const newest = Math.max(...rows.map(row => row.updated_at.getTime()))
  return {
    contacts: rows.map(publicRow),
    updated_at: rows.length ? new Date(newest).toISOString() : null,
  }
}

/** What staff see: hidden contacts too. */
export async function allContacts(db: Db): Promise<StaffContact[]> {
  const rows = await db.selectFrom('contacts').selectAll().orderBy(listOrder).execute()
  return rows.map(shown)
}

/** Stores a new contact, or changes one whose `updated_at` is still what the editor was shown; both are audited. */
export const contactRecords = staffRecords<ContactTables, ContactsTable, ContactFields, StaffContact>({
  subject: 'contact',
  table: 'contacts',
  columns: fields => toColumns(contactColumns, fields),
  shown,
})

function shown(row: ContactsTable): StaffContact {
  return staffRow(contactColumns, row)
}
function publicRow(row: ContactsTable): Contact {
  const { source: _, is_active: __, ...contact } = shown(row)
  return contact
}
