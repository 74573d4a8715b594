import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { type RowFields, requestFields, staffRowShape } from '#common/row-columns.ts'
import { eventColumns, eventDescription } from './columns.ts'

/** An event as staff see it, also when it is hidden from visitors (`is_active` false). */
const staffEntry = z.strictObject(staffRowShape(eventColumns))
export type StaffEntry = z.output<typeof staffEntry>

const staffSchedules = z.strictObject({
  /** Years whose schedule staff edited, each with its visible events in order. */
  years: z.array(
    z.strictObject({
      year: z.int(),
      schedule: z.array(z.omit(staffEntry, { id: true, is_active: true, updated_at: true })),
    }),
  ),
})
export type StaffSchedules = z.output<typeof staffSchedules>

const fields = { ...requestFields(eventColumns), description: eventDescription }
export type EntryFields = RowFields<typeof eventColumns>

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
    body: z.strictObject({ id: uuid, ...fields }),
    reply: staffEntry,
    status: 201,
  },
  'PUT /api/events/:id': {
    access: 'content',
    summary: 'Changes an entry that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: staffEntry,
  },
})
