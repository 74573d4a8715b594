import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, longText, uuid } from '#common/fields.ts'
import { editions, entryTypes } from '#content/edition.ts'

const words = z.strictObject({ en: z.string(), hi: z.string() })
/** One event of a schedule; date and time are those of Asia/Kolkata. */
const entry = z.strictObject({
  date: z.string(),
  time: z.string(),
  type: z.enum(entryTypes),
  title: words,
  description: words,
})
export const staffSchedules = z.strictObject({
  /** Years whose schedule staff edited, each with its visible events in order. */
  years: z.array(z.strictObject({ year: z.int(), schedule: z.array(entry) })),
})
export type StaffSchedules = z.output<typeof staffSchedules>

/** An event as staff see it, also when it is hidden from visitors (`is_active` false). */
export const staffEntry = z.extend(entry, { id: z.string(), is_active: z.boolean(), updated_at: z.string() })
export type StaffEntry = z.output<typeof staffEntry>

const fields = {
  /** Must be in a year of content/edition.ts. */
  date: z.iso
    .date()
    .check(z.refine(date => editions.some(({ year }) => date.startsWith(`${year}-`)), { error: 'invalid' })),
  time: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
  type: z.enum(entryTypes),
  title: z.strictObject({ en: line(120), hi: line(120) }),
  description: z.strictObject({ en: longText(300), hi: longText(300) }),
  is_active: z.boolean(),
}
const newEntry = z.strictObject({ id: uuid, ...fields })
const changedEntry = z.strictObject({ ...fields, updated_at: z.string() })
export type EntryFields = Omit<z.output<typeof newEntry>, 'id'>

/**
 * Error codes of adding and changing: `changed-meanwhile` 409 (`updated_at` is not the stored one), `taken` 409 (the same
 * title at the same time), `not-found` 404.
 */
export const eventsContract = defineContract({
  'GET /api/events': {
    access: 'anyone',
    summary: 'The schedules that staff keep, by year',
    reply: staffSchedules,
  },
  'GET /api/events/all': {
    access: 'content',
    summary: 'Every entry that staff keep, also those taken out of the guide, the newest year first',
    reply: z.strictObject({ entries: z.array(staffEntry) }),
  },
  'POST /api/events': {
    access: 'content',
    summary: 'Adds an entry to the schedule',
    body: newEntry,
    reply: staffEntry,
    status: 201,
  },
  'PUT /api/events/:id': {
    access: 'content',
    summary: 'Changes an entry that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: changedEntry,
    reply: staffEntry,
  },
})
