import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendTable } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { activeContacts, type ContactsTable } from './contacts.server.ts'
import { contactsFile } from './contacts-file.server.ts'
import { contactsImporter } from './contacts-importer.server.ts'
import { contract } from './contract.ts'
import { addContact, allContacts, changeContact } from './staff-contacts.server.ts'
import { type StaffContact, staffContract } from './staff-contract.ts'

export const api: FeatureApi = context => {
  const db = context.db.withTables<{ contacts: ContactsTable }>()
  const list = context.responseCache.answer('contacts', ['contacts'], () => activeContacts(db))
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const told = async (row: StaffContact) => {
    await context.responseCache.changed('contacts')
    return row
  }
  serve(context, contract, {
    'GET /api/contacts': list,
  })
  serve(context, staffContract, {
    'GET /api/contacts/all': async () => ({ contacts: await allContacts(db) }),
    'GET /api/contacts/file': async (_, __, reply) =>
      sendTable(reply, 'contacts', await contactsFile(db), context.clock()),
    'POST /api/contacts/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: contactsImporter,
        subject: 'contact',
        rows: trx => allContacts(trx.withTables<{ contacts: ContactsTable }>()),
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...by(staff),
      })
      if (report.is_stored) await context.responseCache.changed(contactsImporter.topic)
      return report
    },
    'POST /api/contacts': async ({ body: { id, ...fields } }, { staff }) =>
      told(await addContact(db, id, fields, by(staff))),
    'PUT /api/contacts/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      told(await changeContact(db, params.id, updated_at, fields, by(staff))),
  })
}
