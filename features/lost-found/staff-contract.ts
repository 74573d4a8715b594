import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { queryInteger, requiredText, uuid } from '#common/fields.ts'
import { item } from './contract.ts'

/** `waiting`: open and not approved, whether approval is required or not. `closed`: resolved, hidden or too old. */
const itemLists = ['open', 'waiting', 'closed'] as const
export type ItemListName = (typeof itemLists)[number]
export const staffPage = 100

/** A thing as an admin sees it; its number is requested one at a time, with an audit entry. */
const staffItem = z.extend(item, {
  status: z.enum(['open', 'resolved', 'hidden']),
  hidden_reason: z.nullable(z.string()),
  is_approved: z.boolean(),
})
export type StaffItem = z.output<typeof staffItem>

const params = z.strictObject({ id: uuid })
const state = { status: true, hidden_reason: true } as const
/** The post as it was read. A console opened before this field existed sends none. */
const instead_of = z.optional(z.pick(staffItem, state))
const itemChange = z.union([
  z.strictObject({ status: z.enum(['open', 'resolved']), instead_of }),
  z.strictObject({ status: z.literal('hidden'), reason: requiredText(200), instead_of }),
  z.strictObject({
    is_approved: z.boolean(),
    instead_of: z.optional(z.pick(staffItem, { ...state, is_approved: true })),
  }),
  z.strictObject({
    helpdesk_verified: z.boolean(),
    instead_of: z.optional(z.pick(staffItem, { ...state, helpdesk_verified: true })),
  }),
])
export type ItemChange = z.output<typeof itemChange>

/** Refused: `changed-meanwhile` 409 (the post is not `instead_of` any more), `not-found` 404. */
export const staffContract = defineContract({
  'GET /api/lost-found-items': {
    access: 'lost-found',
    summary: 'Things lost and found, by what staff have to do with them, newest first',
    query: z.strictObject({
      list: z.enum(itemLists),
      /** Only this one, whatever list it is in. */
      id: z.optional(uuid),
      skip: z._default(queryInteger(0, 1_000_000), 0),
    }),
    reply: z.strictObject({ items: z.array(staffItem), total: z.int() }),
  },
  'PATCH /api/lost-found-items/:id': {
    access: 'lost-found',
    summary: 'Resolves, hides or reopens a thing, approves it, or vouches for its help desk',
    params,
    body: itemChange,
    reply: staffItem,
  },
  'POST /api/lost-found-items/:id/phone': {
    access: 'lost-found',
    summary: 'The number of who reported a thing, on record',
    params,
    reply: z.strictObject({ phone: z.string() }),
  },
  'POST /api/lost-found-items/:id/person': {
    access: 'lost-found',
    summary:
      'Takes a post that shows a child or a person to the control room, out of sight of everybody else',
    params,
    reply: staffItem,
  },
})
