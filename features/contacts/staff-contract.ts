import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, publishedNumber, uuid } from '#common/fields.ts'
import { fileOrder, fileReport, listFile } from '#common/file-report.ts'
import { categories, contactTypes } from './categories.ts'
import { contact } from './contract.ts'

/** A contact as staff see it: also one that is taken out of the guide. */
export const staffContact = z.extend(contact, { source: z.string(), is_active: z.boolean() })
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
/** There must be a way to reach it. */
const reachable = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => phone !== null || email !== null,
  { path: ['phone'], error: 'required' },
)
const newContact = z.strictObject({ id: uuid, ...fields }).check(reachable)
const changedContact = z.strictObject({ ...fields, updated_at: z.string() }).check(reachable)
export type ContactFields = Omit<z.output<typeof newContact>, 'id'>

/** Refused: `changed-meanwhile` 409, `taken` 409 (another contact of this category has the name), `not-found` 404. */
export const staffContract = defineContract({
  'GET /api/contacts/all': {
    access: 'admin',
    summary: 'Every contact, also those taken out of the guide',
    reply: z.strictObject({ contacts: z.array(staffContact) }),
  },
  'GET /api/contacts/file': {
    access: 'admin',
    summary: 'The contacts that the guide shows, as a CSV file that can be brought back',
    reply: z.string(),
    produces: 'text/csv',
  },
  'POST /api/contacts/file': {
    access: 'admin',
    summary: 'Brings contacts as a CSV file, whole or not at all; a trial only tells what would change',
    body: fileOrder,
    files: [listFile],
    reply: fileReport,
  },
  'POST /api/contacts': {
    access: 'admin',
    summary: 'Adds a contact',
    body: newContact,
    reply: staffContact,
    status: 201,
  },
  'PUT /api/contacts/:id': {
    access: 'admin',
    summary: 'Changes a contact that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: changedContact,
    reply: staffContact,
  },
})
