import { sql } from 'kysely'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { type ContactRow, readContacts } from './contacts-csv.server.ts'

/** content/contacts.csv. */
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
