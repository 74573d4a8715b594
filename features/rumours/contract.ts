import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, longText, uuid } from '#common/fields.ts'
import { longestAnswer, longestOffice, longestSaid, verdicts } from './verdicts.ts'

/** Live topic; `data` is the whole list as `GET /api/rumours` answers it. */
export const rumoursTopic = 'rumours'
export const mostShown = 12

const text = z.strictObject({ en: z.string(), hi: z.string() })
export const rumour = z.strictObject({
  id: z.string(),
  verdict: z.enum(verdicts),
  /** What people say. */
  said: text,
  /** What the office knows, '' for nothing more than the verdict. */
  answer: text,
  office: text,
  /** When the office said so. */
  told_at: z.string(),
})
export type Rumour = z.output<typeof rumour>
const list = z.strictObject({ rumours: z.array(rumour) })
export type RumourList = z.output<typeof list>

export const staffRumour = z.extend(rumour, { is_shown: z.boolean(), updated_at: z.string() })
export type StaffRumour = z.output<typeof staffRumour>

const both = (max: number) => z.strictObject({ en: line(max), hi: line(max) })
const fields = {
  verdict: z.enum(verdicts),
  said: both(longestSaid),
  /** In both languages or in none. */
  answer: z
    .strictObject({ en: longText(longestAnswer), hi: longText(longestAnswer) })
    .check(z.refine(({ en, hi }) => Boolean(en) === Boolean(hi), { error: 'required' })),
  office: both(longestOffice),
  is_shown: z.boolean(),
}
export type RumourWords = z.output<z.ZodMiniObject<typeof fields>>

/** Refused: `changed-meanwhile` 409, `not-found` 404. */
export const rumoursContract = defineContract({
  'GET /api/rumours': {
    access: 'anyone',
    summary: 'What people say at the fair, and what an office knows of it, the newest answer first',
    reply: list,
  },
  'GET /api/rumours/all': {
    access: 'notices',
    summary: 'The hundred newest rumours, also those that are not shown',
    reply: z.strictObject({ rumours: z.array(staffRumour) }),
  },
  'POST /api/rumours': {
    access: 'notices',
    summary: 'Answers a rumour',
    body: z.strictObject({ id: uuid, ...fields }),
    reply: staffRumour,
    status: 201,
  },
  'PUT /api/rumours/:id': {
    access: 'notices',
    summary: 'Changes the answer to a rumour',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: staffRumour,
  },
})
