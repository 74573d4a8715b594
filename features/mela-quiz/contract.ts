import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { mobilePhone, name, queryInteger, requiredText, text, uuid } from '#common/fields.ts'
import { foldSpelling } from '#common/hindi.ts'
import { noticeFields } from '#common/notice.ts'
import { workField } from '#common/work.ts'
import { questionCount } from './quiz-limits.ts'

/** A question as sent to the phone, without the right option. */
const question = z.strictObject({
  id: z.string(),
  question: z.string(),
  questionHi: z.string(),
  options: z.array(z.string()),
  optionsHi: z.array(z.string()),
})
export type Question = z.output<typeof question>

/** Per question the shown position of the chosen option; null if none is chosen. */
const answers = z.array(z.nullable(z.int().check(z.minimum(0), z.maximum(3)))).check(z.length(questionCount))
export type Answers = z.output<typeof answers>

const running = z.strictObject({
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
  why: text,
})
const finished = z.strictObject({
  state: z.literal('finished'),
  id: z.string(),
  /** null: there is a prize, and the fair is not over. */
  score: z.nullable(z.int()),
  total_questions: z.int(),
  /** null: staff removed the attempt from the ranking, or the score is null too. */
  rank: z.nullable(z.int()),
  /** The time was over; the saved answers count. */
  late: z.boolean(),
  /** The questions with right answers and explanations; null until the fair is over or staff allow it. */
  review: z.nullable(z.strictObject({ questions: z.array(question), answers: z.array(reviewed) })),
})
export type Finished = z.output<typeof finished>

/** Sent to a phone other than the one that played: neither name nor rank (threats D10). `score` is null until it is finished. */
const elsewhere = z.strictObject({
  score: z.nullable(z.int()),
  total_questions: z.int(),
  /** `device-played`: this phone has played with another number. */
  note: z.enum(['already-attempted', 'running-elsewhere', 'device-played']),
})
export type Elsewhere = z.output<typeof elsewhere>

const registration = z.strictObject({
  id: uuid,
  name,
  /** As typed; `mobilePhone` normalizes it. */
  phone: z
    .string()
    .check(z.refine(typed => z.safeParse(mobilePhone, typed).success, { error: 'invalid-phone' })),
  /** 'I am 18 or older, or my parent enters for me.' */
  of_age: z.literal(true),
  work: workField,
  ...noticeFields,
})
export type Registration = z.output<typeof registration>

const player = z.strictObject({
  rank: z.int(),
  name: z.string(),
  score: z.int(),
  total_questions: z.int(),
})
const leaderboard = z.strictObject({
  players: z.array(player),
  total: z.int(),
  /** There is a prize: nobody is listed before the fair is over. */
  told_later: z.optional(z.literal(true)),
})
export type Leaderboard = z.output<typeof leaderboard>

const params = z.strictObject({ id: uuid })
const settings = z.strictObject({
  show_answers: z.boolean(),
  /** Ten questions are drawn for each attempt; else all get the ten fixed ones. */
  draws: z.boolean(),
  /** There is a prize: scores, ranks and right answers are shown after the fair, and of two equal scores the quicker is first. */
  prize: z.boolean(),
})
const staffPlayer = z.strictObject({
  id: z.string(),
  rank: z.nullable(z.int()),
  name: z.string(),
  phone: z.string(),
  score: z.int(),
  total_questions: z.int(),
  created_at: z.string(),
  is_hidden: z.boolean(),
  is_voided: z.boolean(),
  is_released: z.boolean(),
  is_device_released: z.boolean(),
})
export type StaffPlayer = z.output<typeof staffPlayer>
/**
 * `hide`: the name leaves the leaderboard, the rank stays. `void`: out of the ranking. `release`: the number and the phone
 * may play again, and this attempt no longer counts. `release-device`: somebody else may play on the same phone.
 */
const decisions = ['hide', 'show', 'void', 'restore', 'release', 'release-device'] as const
export type Decision = (typeof decisions)[number]
/** What staff decide about a player. */
const decided = { is_hidden: true, is_voided: true, is_released: true, is_device_released: true } as const
const decisionBody = z.strictObject({
  decision: z.enum(decisions),
  reason: requiredText(500),
  /** What had been decided, as it was read. A console opened before this field existed sends none. */
  instead_of: z.optional(z.pick(staffPlayer, decided)),
})
export type DecisionBody = z.output<typeof decisionBody>

const pair = (max: number) => z.strictObject({ en: requiredText(max), hi: requiredText(max) })
const bankFields = {
  question: pair(300),
  right: pair(120),
  wrong: z.tuple([pair(120), pair(120), pair(120)]),
  why: pair(500),
  is_active: z.boolean(),
}
/** Refuses a wrong answer that reads like the right one or like one before it, at its own field. */
const answersDiffer = z.check<Pick<BankFields, 'right' | 'wrong'>>(({ value: { right, wrong }, issues }) => {
  for (const language of ['en', 'hi'] as const) {
    const answers = [right, ...wrong].map(answer => foldSpelling(answer[language]))
    for (const [index, answer] of answers.entries())
      if (answers.indexOf(answer) < index)
        issues.push({ code: 'custom', message: 'taken', path: ['wrong', index - 1, language], input: answer })
  }
})
const bankQuestion = z.strictObject({ id: z.string(), ...bankFields, updated_at: z.string() })
export type BankQuestion = z.output<typeof bankQuestion>
export type BankFields = Omit<BankQuestion, 'id' | 'updated_at' | 'wrong'> & {
  wrong: Readonly<BankQuestion['wrong']>
}
const bankId = z.string().check(z.regex(/^[\w-]{1,40}$/))

/**
 * Refused: `voter_required` 401, `work_required` 403, `too-few-questions` 409, `changed-meanwhile` 409, `not-found` 404, `too-many` 429,
 * `key-reused` 422, `time-over` 409.
 */
export const melaQuizContract = defineContract({
  'POST /api/mela-quiz/attempts': {
    access: 'device',
    summary: 'Starts the only attempt of a phone number, or reports its result',
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
  'DELETE /api/mela-quiz/attempts/:id': {
    access: 'device',
    summary: 'Takes back the consent to the own attempt: name and number are erased, it leaves the ranking',
    params,
    reply: z.void(),
    status: 204,
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
    summary: 'Ends the attempt; if late, the saved answers count',
    params,
    body: z.strictObject({ answers }),
    reply: finished,
    status: 201,
  },
  'GET /api/mela-quiz/leaderboard': { access: 'anyone', summary: 'The best hundred', reply: leaderboard },
  'GET /api/mela-quiz/players': {
    access: 'quiz',
    shows: 'quiz-players',
    summary: 'Who played, by rank, with the number to reach them',
    query: z.strictObject({
      skip: z._default(queryInteger(0, 1_000_000), 0),
      /** Every attempt of one number, unfinished ones too. */
      phone: z.optional(mobilePhone),
    }),
    reply: z.strictObject({ players: z.array(staffPlayer), total: z.int() }),
  },
  'POST /api/mela-quiz/players/:id/decisions': {
    access: 'quiz',
    summary: 'Hides a name, takes an attempt out of the ranking, or lets a number or a phone play again',
    params,
    body: decisionBody,
    reply: staffPlayer,
  },
  'GET /api/mela-quiz/questions': {
    access: 'admin',
    summary: 'The questions that attempts are drawn from, with their answers',
    reply: z.strictObject({ questions: z.array(bankQuestion) }),
  },
  'POST /api/mela-quiz/questions': {
    access: 'admin',
    summary: 'Adds a question',
    body: z.strictObject({ id: bankId, ...bankFields }).check(answersDiffer),
    reply: bankQuestion,
    status: 201,
  },
  'PUT /api/mela-quiz/questions/:id': {
    access: 'admin',
    summary:
      'Changes a question that is still as it was seen; attempts that had it keep what they were asked',
    params: z.strictObject({ id: bankId }),
    body: z.strictObject({ ...bankFields, updated_at: z.string() }).check(answersDiffer),
    reply: bankQuestion,
  },
  'GET /api/mela-quiz/settings': {
    access: 'admin',
    summary: 'How the quiz is played',
    reply: settings,
  },
  'PUT /api/mela-quiz/settings': {
    access: 'admin',
    summary:
      'Decides whether answers are explained before the fair is over, whether questions are drawn, and whether there is a prize',
    /** What is left out stays. */
    body: z.partial(settings),
    reply: settings,
  },
})
