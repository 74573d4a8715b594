import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { mobilePhone, name, queryInteger, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { questionCount } from './quiz-limits.ts'

/** A question as the phone gets it: nothing tells which option is right. */
export const question = z.strictObject({
  id: z.string(),
  question: z.string(),
  questionHi: z.string(),
  options: z.array(z.string()),
  optionsHi: z.array(z.string()),
})
export type Question = z.output<typeof question>

/** Per question the place of the chosen option as it is shown, null for nothing chosen. */
export const answers = z
  .array(z.nullable(z.int().check(z.minimum(0), z.maximum(3))))
  .check(z.length(questionCount))
export type Answers = z.output<typeof answers>

export const running = z.strictObject({
  state: z.literal('running'),
  id: z.string(),
  /** Milliseconds left by the server's clock. */
  remaining: z.int(),
  questions: z.array(question),
  answers,
  turn: z.int(),
})
export type Running = z.output<typeof running>

const reviewed = z.strictObject({
  chosen: z.nullable(z.int()),
  right: z.int(),
  why: z.strictObject({ en: z.string(), hi: z.string() }),
})
export const finished = z.strictObject({
  state: z.literal('finished'),
  id: z.string(),
  score: z.int(),
  total_questions: z.int(),
  rank: z.int(),
  /** The time was over; what had been saved until then counts. */
  late: z.boolean(),
  /** Each answer explained, with the questions; null until the fair is over or staff allow it. */
  review: z.nullable(z.strictObject({ questions: z.array(question), answers: z.array(reviewed) })),
})
export type Finished = z.output<typeof finished>

/** Somebody else's phone typed the number: no name, no rank (threats D10). score null: not finished yet. */
export const elsewhere = z.strictObject({
  score: z.nullable(z.int()),
  total_questions: z.int(),
  note: z.enum(['already-attempted', 'running-elsewhere']),
})
export type Elsewhere = z.output<typeof elsewhere>

export const registration = z.strictObject({
  id: uuid,
  name,
  /** As typed; `mobilePhone` understands it. */
  phone: z
    .string()
    .check(z.refine(typed => z.safeParse(mobilePhone, typed).success, { error: 'invalid-phone' })),
  /** 'I am 18 or older, or my parent enters for me.' */
  of_age: z.literal(true),
  ...noticeFields,
})
export type Registration = z.output<typeof registration>

const player = z.strictObject({
  rank: z.int(),
  name: z.string(),
  score: z.int(),
  total_questions: z.int(),
})
export const leaderboard = z.strictObject({ players: z.array(player), total: z.int() })
export type Leaderboard = z.output<typeof leaderboard>

const params = z.strictObject({ id: uuid })
const settings = z.strictObject({ show_answers: z.boolean() })

/** Refused: `voter_required` 401, `not-found` 404, `too-many` 429, `key-reused` 422, `time-over` 409. */
export const contract = defineContract({
  'POST /api/mela-quiz/attempts': {
    access: 'device',
    summary: 'Starts the one attempt of a phone number, or tells what became of it',
    body: registration,
    reply: z.union([running, finished, elsewhere]),
    status: 201,
  },
  'GET /api/mela-quiz/attempts/:id': {
    access: 'device',
    summary: "A device's own attempt",
    params,
    reply: z.union([running, finished]),
  },
  'PUT /api/mela-quiz/attempts/:id/answers': {
    access: 'device',
    summary: 'Saves the answers so far',
    params,
    body: z.strictObject({ turn: z.int().check(z.minimum(1), z.maximum(1_000_000)), answers }),
    reply: z.strictObject({ remaining: z.int() }),
  },
  'POST /api/mela-quiz/attempts/:id/submission': {
    access: 'device',
    summary: 'Ends the attempt; late, what was saved counts',
    params,
    body: z.strictObject({ answers }),
    reply: finished,
    status: 201,
  },
  'GET /api/mela-quiz/leaderboard': { access: 'anyone', summary: 'The best hundred', reply: leaderboard },
  'GET /api/mela-quiz/players': {
    access: 'admin',
    summary: 'Who played, by rank, with the number to reach them',
    query: z.strictObject({ skip: z._default(queryInteger(0, 1_000_000), 0) }),
    reply: z.strictObject({
      players: z.array(z.extend(player, { id: z.string(), phone: z.string(), created_at: z.string() })),
      total: z.int(),
    }),
  },
  'GET /api/mela-quiz/settings': {
    access: 'admin',
    summary: 'Whether each answer is explained before the fair is over',
    reply: settings,
  },
  'PUT /api/mela-quiz/settings': {
    access: 'admin',
    summary: 'Decides whether each answer is explained before the fair is over',
    body: settings,
    reply: settings,
  },
})
