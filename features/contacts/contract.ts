import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, publishedNumber, uuid } from '#common/fields.ts'
import { fileOrder, fileReport, listFile } from '#common/file-report.ts'
import { categories, contactTypes } from './texts.ts'

const text = z.strictObject({ en: z.string(), hi: z.string() })

/** An official contact as visitors see it. Its number is published on purpose; private persons are never listed. */
const contact = z.strictObject({
  id: z.string(),
  contact_type: z.enum(contactTypes),
  name: text,
  designation: z.nullable(text),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  category: z.enum(categories),
  /** 1 is listed first; null is listed after all ranked contacts. */
  ranking: z.nullable(z.number()),
  updated_at: z.string(),
})
export type Contact = z.output<typeof contact>

const contactList = z.strictObject({
  contacts: z.array(contact),
  /** The latest `updated_at` in the list; null for an empty list. */
  updated_at: z.nullable(z.string()),
})
export type ContactList = z.output<typeof contactList>

/** A contact as staff see it: with its source, and also when it is hidden from visitors (`is_active` false). */
const staffContact = z.extend(contact, { source: z.string(), is_active: z.boolean() })
export type StaffContact = z.output<typeof staffContact>

const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>"',;:?&=%]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,}$/i))
const fields = {
  contact_type: z.enum(contactTypes),
  category: z.enum(categories),
  name: z.strictObject({ en: line(120), hi: line(120) }),
  designation: z.nullable(z.strictObject({ en: line(160), hi: line(160) })),
  phone: z.nullable(publishedNumber),
  email: z.nullable(email),
  ranking: z.nullable(z.int().check(z.minimum(1), z.maximum(9999))),
  source: line(300),
  is_active: z.boolean(),
}
const hasPhoneOrEmail = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => phone !== null || email !== null,
  { path: ['phone'], error: 'required' },
)
const newContact = z.strictObject({ id: uuid, ...fields }).check(hasPhoneOrEmail)
const changedContact = z.strictObject({ ...fields, updated_at: z.string() }).check(hasPhoneOrEmail)
export type ContactFields = Omit<z.output<typeof newContact>, 'id'>

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
    summary: 'The contacts that the guide shows, as a CSV file that can be brought back',
    reply: z.string(),
    produces: 'text/csv',
  },
  'POST /api/contacts/file': {
    access: 'content',
    summary: 'Brings contacts as a CSV file, whole or not at all; a trial only tells what would change',
    body: fileOrder,
    files: [listFile],
    reply: fileReport,
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
