import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { categories, contactTypes } from './categories.ts'

const text = z.strictObject({ en: z.string(), hi: z.string() })

/** An official contact: published on purpose, so its number is public. Never a private person's. */
export const contact = z.strictObject({
  id: z.string(),
  contact_type: z.enum(contactTypes),
  name: text,
  designation: z.nullable(text),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  category: z.enum(categories),
  ranking: z.nullable(z.number()),
  updated_at: z.string(),
})
export type Contact = z.output<typeof contact>

export const contactList = z.strictObject({
  contacts: z.array(contact),
  /** When the newest of them was last changed; null for an empty list. */
  updated_at: z.nullable(z.string()),
})
export type ContactList = z.output<typeof contactList>

export const contract = defineContract({
  'GET /api/contacts': {
    access: 'anyone',
    summary: 'Active contacts by category, ranking (unranked last) and age',
    reply: contactList,
  },
})
