import { type Kysely, sql } from 'kysely'
import type { Contact, ContactList } from './contract.ts'

export type ContactsTable = {
  id: string
  contact_type: Contact['contact_type']
  category: Contact['category']
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

/** Active contacts in the order of specification §7: category, ranking with the unranked last, age. */
export async function activeContacts(db: Kysely<{ contacts: ContactsTable }>): Promise<ContactList> {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy(sql`category collate "C", ranking asc nulls last, created_at, id`)
    .execute()
  const newest = Math.max(...rows.map(row => row.updated_at.getTime()))
  return {
    contacts: rows.map(publicRow),
    updated_at: rows.length ? new Date(newest).toISOString() : null,
  }
}

/** As everybody may see it. */
export function publicRow(row: ContactsTable): Contact {
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
