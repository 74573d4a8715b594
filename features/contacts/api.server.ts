import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import {
  activeContacts,
  addContact,
  allContacts,
  type ContactsTable,
  changeContact,
} from './contacts.server.ts'
import { contactsImporter } from './contacts-csv.server.ts'
import { contactsContract, type StaffContact } from './contract.ts'

export const contactsApi: FeatureApi = context => {
  const db = context.db.withTables<{ contacts: ContactsTable }>()
  const list = context.responseCache.answer('contacts', ['contacts'], () => activeContacts(db))
  tellChanges(context.live, 'contacts', list, ({ contacts }) => contacts.map(row => [row.id, row]))
  const author = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const saved = async (row: StaffContact) => {
    await context.responseCache.changed('contacts')
    return row
  }
  serve(context, contactsContract, {
    'GET /api/contacts': list,
    'GET /api/contacts/all': async () => ({ contacts: await allContacts(db) }),
    'GET /api/contacts/file': async (_, __, reply) =>
      sendCsv(reply, 'contacts', await contactsImporter.file(context.db), context.clock()),
    'POST /api/contacts/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: contactsImporter,
        subject: 'contact',
        rows: trx => allContacts(trx.withTables<{ contacts: ContactsTable }>()),
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...author(staff),
      })
      if (report.is_stored) await context.responseCache.changed(contactsImporter.topic)
      return report
    },
    'POST /api/contacts': async ({ body: { id, ...fields } }, { staff }) =>
      saved(await addContact(db, id, fields, author(staff))),
    'PUT /api/contacts/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      saved(await changeContact(db, params.id, updated_at, fields, author(staff))),
  })
}
