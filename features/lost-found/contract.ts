import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, orNothing, phone, uuid, yesNo } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { workField } from '#common/work.ts'
import { itemKinds, itemTypes } from './item-kinds.ts'

/** Items of each type in the list; older ones are loaded on request. */
export const listLength = 200
export const olderLength = 100
/** Numbers that one device may see in a day (threats §7.2). */
export const revealsPerDay = 5
/** Limit of numbers that all phones known for less than a day may open together: this many, or this share of the listed things. */
export const youngPhonesMay = [
  { seconds: 3600, atLeast: 5, share: 0.1 },
  { seconds: 86_400, atLeast: 8, share: 1 / 3 },
] as const
/** Of all phones together: more within an hour means that somebody collects numbers; then each costs more work. */
export const revealsPerHour = 100
export const itemsPerDay = 20

/** A thing as everybody may see it: no number that can be called but the help desk's. */
export const item = z.strictObject({
  id: z.string(),
  type: z.enum(itemTypes),
  kind: z.enum(itemKinds),
  name: z.string(),
  description: z.string(),
  /** `98••••••10` */
  phone_masked: z.string(),
  /** The whole number is given to whoever asks for it. */
  can_reveal: z.boolean(),
  /** Address of the 800 px picture; the 320 and 1600 px ones lie beside it. */
  images: z.string(),
  width: z.int(),
  height: z.int(),
  /** Name of the help desk, Found only. */
  submitted_at: z.nullable(z.string()),
  helpdesk_contact: z.nullable(z.string()),
  /** Staff have confirmed this help desk. */
  helpdesk_verified: z.boolean(),
  created_at: z.string(),
})
export type Item = z.output<typeof item>
/** Pushed when a thing leaves the list. */
export type GoneItem = { id: string; gone: true }

const list = z.strictObject({
  /** Newest first, the two types mixed. */
  items: z.array(item),
  counts: z.strictObject({ Lost: z.int(), Found: z.int() }),
})
export type ItemList = z.output<typeof list>

const ownItem = z.extend(item, {
  phone: z.string(),
  status: z.enum(['open', 'resolved', 'hidden']),
  /** Others see it once staff have approved it. */
  under_review: z.boolean(),
  /** How many phones have seen the reader's own number. */
  shown_to: z.int(),
  /** How many phones asked for it in vain, because new phones had opened too many numbers. */
  asked: z.int(),
})
export type OwnItem = z.output<typeof ownItem>

/** Form fields travel as text. */
const submission = z.strictObject({
  id: uuid,
  type: z.enum(itemTypes),
  kind: z.enum(itemKinds),
  name,
  phone,
  description: z._default(longText(300), ''),
  show_phone: yesNo,
  submitted_at: z._default(orNothing(name), ''),
  helpdesk_contact: z._default(orNothing(name), ''),
  ...noticeFields,
})

const params = z.strictObject({ id: uuid })
const ownItemChange = z.union([
  z.strictObject({ show_phone: z.boolean() }),
  z.strictObject({ show_to_asked: z.literal(true) }),
  z.strictObject({ status: z.literal('resolved') }),
])
export type OwnItemChange = z.output<typeof ownItemChange>

/**
 * Refused: `voter_required` 401, `work_required` 403, `not-found` 404, `asked` 409 (new phones opened many numbers: whoever reported the
 * thing sees that one asked, and may show it), `withdrawn` 410, `too-many` 429, `key-reused` 422, `file-too-large` 413, `not-an-image` 400.
 */
export const lostFoundContract = defineContract({
  'GET /api/lost-found': { access: 'anyone', summary: 'Things lost and found, newest first', reply: list },
  'GET /api/lost-found/older': {
    access: 'anyone',
    summary: 'Things of one type that are older than a given one',
    query: z.strictObject({ type: z.enum(itemTypes), before: uuid }),
    reply: z.strictObject({ items: z.array(item) }),
  },
  'POST /api/lost-found': {
    access: 'device',
    summary: 'Reports a thing lost or found',
    body: submission,
    files: [photoPart()],
    reply: item,
    status: 201,
  },
  'POST /api/lost-found/:id/phone': {
    access: 'device',
    summary: 'Gives the number of who reported a thing, one at a time',
    params,
    body: z._default(z.strictObject({ work: workField }), {}),
    reply: z.strictObject({ phone: z.string() }),
  },
  'GET /api/lost-found/mine': {
    access: 'device',
    summary: 'What this device reported',
    reply: z.strictObject({ items: z.array(ownItem) }),
  },
  'DELETE /api/lost-found/mine/:id': {
    access: 'device',
    summary: 'Takes back the consent to an own report: it is erased with its photo',
    params,
    reply: z.void(),
    status: 204,
  },
  'PATCH /api/lost-found/mine/:id': {
    access: 'device',
    summary: 'Shows or hides one’s own number, shows it to those who asked, or takes the thing off the list',
    params,
    body: ownItemChange,
    reply: ownItem,
  },
})
