import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, longText, orNothing, text, uuid } from '#common/fields.ts'
import { languages } from '#common/text.ts'
import { begunIn, missingIn } from './begun.ts'
import { longestAnswer, longestOffice, longestSaid, verdicts } from './verdicts.ts'

/** Live topic; `data` is the whole list as `GET /api/rumours` answers it. */
export const rumoursTopic = 'rumours'
export const mostShown = 12

const rumour = z.strictObject({
  id: z.string(),
  verdict: z.enum(verdicts),
  /** What people say. If staff wrote in only one language, both have its words. */
  said: text,
  /** What the office knows; '' for nothing beyond the verdict. */
  answer: text,
  office: text,
  /** The language of the text, if it is written in only one. */
  only: z.optional(z.enum(languages)),
  /** When the office said so. */
  told_at: z.string(),
})
export type Rumour = z.output<typeof rumour>
const list = z.strictObject({ rumours: z.array(rumour) })
export type RumourList = z.output<typeof list>

const staffRumour = z.extend(rumour, { is_shown: z.boolean(), updated_at: z.string() })
export type StaffRumour = z.output<typeof staffRumour>

const either = (max: number) => orNothing(line(max))
const both = (max: number) => z.strictObject({ en: either(max), hi: either(max) })
const words = {
  verdict: z.enum(verdicts),
  said: both(longestSaid),
  answer: z.strictObject({ en: longText(longestAnswer), hi: longText(longestAnswer) }),
  office: both(longestOffice),
  is_shown: z.boolean(),
}
/** One language is enough, but a language that was begun must be complete. */
const isWhole = (said: Pick<RumourWords, 'said' | 'answer' | 'office'>) => {
  const begun = begunIn(said)
  return begun.length > 0 && begun.every(language => missingIn(said, language, begun).length === 0)
}
const wholeWords = <S extends z.ZodMiniType<RumourWords>>(schema: S) =>
  schema.check(z.refine(isWhole, { path: ['said'], error: 'required' }))
export type RumourWords = z.output<z.ZodMiniObject<typeof words>>

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
    body: wholeWords(z.strictObject({ id: uuid, ...words })),
    reply: staffRumour,
    status: 201,
  },
  'PUT /api/rumours/:id': {
    access: 'notices',
    summary: 'Changes the answer to a rumour',
    params: z.strictObject({ id: uuid }),
    body: wholeWords(z.strictObject({ ...words, updated_at: z.string() })),
    reply: staffRumour,
  },
})
