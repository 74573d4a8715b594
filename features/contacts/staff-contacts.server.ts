import { type Kysely, sql } from 'kysely'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { type ContactsTable, publicRow } from './contacts.server.ts'
import type { ContactFields, StaffContact } from './staff-contract.ts'

type Db = Kysely<{ contacts: ContactsTable }>

export async function allContacts(db: Db): Promise<StaffContact[]> {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .orderBy(sql`category collate "C", ranking asc nulls last, created_at, id`)
    .execute()
  return rows.map(staffRow)
}

function staffRow(row: ContactsTable): StaffContact {
  return { ...publicRow(row), source: row.source, is_active: row.is_active }
}
const columns = ({ name, designation, ...fields }: ContactFields, at: Date) => ({
  ...fields,
  name_en: name.en,
  name_hi: name.hi,
  designation_en: designation?.en ?? null,
  designation_hi: designation?.hi ?? null,
  updated_at: at,
})

export const { add: addContact, change: changeContact } = staffRecords({
  subject: 'contact',
  find: (db: Db, id) => db.selectFrom('contacts').selectAll().where('id', '=', id),
  insert: (db, id, fields: ContactFields, at) =>
    db
      .insertInto('contacts')
      .values({ id, ...columns(fields, at), created_at: at })
      .execute(),
  update: (db, id, fields, at) =>
    db.updateTable('contacts').set(columns(fields, at)).where('id', '=', id).execute(),
  shown: staffRow,
})
