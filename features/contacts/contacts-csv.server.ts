import { rowsImporter } from '#kit/server/csv/row-columns.ts'
import { contactColumns } from './columns.ts'
import { listOrder } from './contacts.server.ts'

/** content/contacts.csv, and the file that staff download and upload. */
export const contactsImporter = rowsImporter({
  name: 'contacts',
  columns: contactColumns,
  topic: 'contacts',
  table: 'contacts',
  mark: 'category',
  key: ['category', 'name'],
  order: listOrder,
  faultsOf: (line, { phone, email }) =>
    phone || email
      ? []
      : [
          {
            ...{ line, column: 'phone' },
            reason: { en: 'is empty, and there is no e-mail either', hi: 'खाली है, और ईमेल भी नहीं है' },
          },
        ],
})
