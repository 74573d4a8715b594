import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { audit } from '#server/kit/audit.ts'
import type { Staff } from '#server/kit/request.ts'
import { refuseStale, refuseTaken } from '#server/kit/versions.ts'
import { type ContactsTable, publicRow } from './contacts.server.ts'
import type { ContactFields, StaffContact } from './staff-contract.ts'

type Db = Kysely<{ contacts: ContactsTable }>
type By = { staff: Staff; at: Date }

export async function allContacts(db: Db): Promise<StaffContact[]> {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .orderBy(sql`category collate "C", ranking asc nulls last, created_at, id`)
    .execute()
  return rows.map(staffRow)
}

/** Adds a contact; the same one again is answered as it stands. Refuses `taken`. */
export async function addContact(
  db: Db,
  id: string,
  fields: ContactFields,
  { staff, at }: By,
): Promise<StaffContact> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const known = await trx.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
      if (known) return staffRow(known)
      const row = await trx
        .insertInto('contacts')
        .values({ id, ...columns(fields, at), created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit(trx, { staff, at, action: 'added', subject: 'contact', id, after: staffRow(row) })
      return staffRow(row)
    }),
  )
}

/** Changes a contact that is still as `seen` (its updated_at). Refuses `changed-meanwhile`, `taken`, `not-found`. */
export async function changeContact(
  db: Db,
  id: string,
  seen: string,
  fields: ContactFields,
  { staff, at }: By,
): Promise<StaffContact> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const before = await trx
        .selectFrom('contacts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return refuse('not-found', 404)
      refuseStale(before.updated_at, seen)
      const row = await trx
        .updateTable('contacts')
        .set(columns(fields, at))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const [was, is] = [staffRow(before), staffRow(row)]
      await audit(trx, { staff, at, action: 'changed', subject: 'contact', id, before: was, after: is })
      return is
    }),
  )
}

const staffRow = (row: ContactsTable): StaffContact => ({
  ...publicRow(row),
  source: row.source,
  is_active: row.is_active,
})
const columns = ({ name, designation, ...fields }: ContactFields, at: Date) => ({
  ...fields,
  name_en: name.en,
  name_hi: name.hi,
  designation_en: designation?.en ?? null,
  designation_hi: designation?.hi ?? null,
  updated_at: at,
})
