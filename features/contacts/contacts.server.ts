import { type Kysely, sql } from 'kysely'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import type { Contact, ContactFields, ContactList, StaffContact } from './contract.ts'
import type { Category, ContactType } from './texts.ts'

export type ContactsTable = {
  id: string
  contact_type: ContactType
  category: Category
  name_en: string
  name_hi: string
  designation_en: string | null
  designation_hi: string | null
  phone: string | null
  email: string | null
  ranking: number | null
  source: string
  is_active: boolean
  created_at: Date
  updated_at: Date
}
type Db = Kysely<{ contacts: ContactsTable }>

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
  return rows.map(staffRow)
}

/** Stores a new contact, or changes one whose `updated_at` is still what the editor was shown; both are audited. */
export const { add: addContact, change: changeContact } = staffRecords({
  subject: 'contact',
  table: 'contacts',
  columns,
  shown: staffRow,
})

function publicRow(row: ContactsTable): Contact {
  const { designation_en, designation_hi } = row
  return {
    id: row.id,
    contact_type: row.contact_type,
    name: { en: row.name_en, hi: row.name_hi },
    designation:
      designation_en !== null && designation_hi !== null ? { en: designation_en, hi: designation_hi } : null,
    phone: row.phone,
    email: row.email,
    category: row.category,
    ranking: row.ranking,
    updated_at: row.updated_at.toISOString(),
  }
}
function staffRow(row: ContactsTable): StaffContact {
  return { ...publicRow(row), source: row.source, is_active: row.is_active }
}
function columns({ name, designation, ...fields }: ContactFields) {
  return {
    ...fields,
    name_en: name.en,
    name_hi: name.hi,
    designation_en: designation?.en ?? null,
    designation_hi: designation?.hi ?? null,
  }
}
