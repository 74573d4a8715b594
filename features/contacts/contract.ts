import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { type RowFields, requestFields, staffRowShape } from '#common/row-columns.ts'
import { contactColumns } from './columns.ts'

/** A contact as staff see it: with its source, and also when it is hidden from visitors (`is_active` false). */
const staffContact = z.strictObject(staffRowShape(contactColumns))
export type StaffContact = z.output<typeof staffContact>

/** An official contact as visitors see it. Its number is published on purpose; private persons are never listed. */
const contact = z.omit(staffContact, { source: true, is_active: true })
export type Contact = z.output<typeof contact>

const contactList = z.strictObject({
  contacts: z.array(contact),
  /** The latest `updated_at` in the list; null for an empty list. */
  updated_at: z.nullable(z.string()),
})
export type ContactList = z.output<typeof contactList>

const fields = requestFields(contactColumns)
const hasPhoneOrEmail = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => phone !== null || email !== null,
  { path: ['phone'], error: 'phone-or-email' },
)
const newContact = z.strictObject({ id: uuid, ...fields }).check(hasPhoneOrEmail)
const changedContact = z.strictObject({ ...fields, updated_at: z.string() }).check(hasPhoneOrEmail)
export type ContactFields = RowFields<typeof contactColumns>

/**
 * Error codes of adding and changing: `changed-meanwhile` 409 (`updated_at` is not the stored one), `taken` 409
 * (another contact of this category has the name), `not-found` 404.
 */
export const contactsContract = defineContract({
  'GET /api/contacts': {
    access: 'anyone',
    summary: 'Active contacts by category, ranking (unranked last) and age',
    reply: contactList,
  },
  'GET /api/contacts/all': {
    access: 'content',
    summary: 'Every contact, also those taken out of the guide',
    reply: z.strictObject({ contacts: z.array(staffContact) }),
  },
  'GET /api/contacts/file': {
    access: 'content',
    summary: 'The contacts that the guide shows, as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/contacts/file': {
    access: 'content',
    summary: 'Imports contacts from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
  'POST /api/contacts': {
    access: 'content',
    summary: 'Adds a contact',
    body: newContact,
    reply: staffContact,
    status: 201,
  },
  'PUT /api/contacts/:id': {
    access: 'content',
    summary: 'Changes a contact that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: changedContact,
    reply: staffContact,
  },
})
