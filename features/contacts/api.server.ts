import type { FeatureApi } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { activeContacts, allContacts, type ContactTables, contactRecords } from './contacts.server.ts'
import { contactsImporter } from './contacts-csv.server.ts'
import { contactsContract } from './contract.ts'

export const contactsApi: FeatureApi = context => {
  const db = context.db.withTables<ContactTables>()
  const list = context.responseCache.answer('contacts', ['contacts'], () => activeContacts(db))
  tellChanges(context.live, 'contacts', list, ({ contacts }) => contacts.map(row => [row.id, row]))
  const rows = rowCalls(context, 'contacts', contactRecords)
  const file = fileCalls(context, { importer: contactsImporter, subject: 'contact', all: allContacts })
  serve(context, contactsContract, {
    'GET /api/contacts': list,
    'GET /api/contacts/all': async () => ({ contacts: await allContacts(db) }),
    'GET /api/contacts/file': file.exports,
    'POST /api/contacts/file': file.imports,
    'POST /api/contacts': rows.add,
    'PUT /api/contacts/:id': rows.change,
  })
}
