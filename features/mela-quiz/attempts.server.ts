import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { normalizePhone } from '#common/phone-number.ts'
import type { PersonalData } from '#kit/server/context.ts'
import type { Answers, Leaderboard, Registration } from './contract.ts'
import { type Asked, type OptionOrder, ownPlaces, scoreOf } from './questions.server.ts'
import { graceSeconds, questionCount, quizSeconds, topic } from './quiz-limits.ts'

type AttemptsTable = {
  id: string
  name: string
  phone: string
  phone_normalized: string
  /** Year of the fair. */
  fair: number
  device: string
  option_order: OptionOrder
  answers: Answers
  turn: Generated<number>
  score: Generated<number>
  total_questions: number
  is_late: Generated<boolean>
  notice_version: string
  notice_language: 'en' | 'hi'
  created_at: Generated<Date>
  finished_at: Date | null
  questions: Asked
  hidden_at: Date | null
  voided_at: Date | null
  phone_released_at: Date | null
  device_released_at: Date | null
}
export type QuestionsTable = {
  id: string
  question_en: string
  question_hi: string
  options_en: string[]
  options_hi: string[]
  why_en: string
  why_hi: string
  is_active: boolean
  created_at: Date
  updated_at: Date
}
export type QuizTables = {
  quiz_attempts: AttemptsTable
  quiz_questions: QuestionsTable
}
export type Db = Kysely<QuizTables>
export type Attempt = Selectable<AttemptsTable> & { remaining: number }

/**
 * The attempt stays without its person and outside the ranking, with the random code of the phone, so that nobody who has seen
 * the questions plays again on it.
 */
export const personal: PersonalData = {
  table: 'quiz_attempts',
  kind: { en: 'Quiz attempts', hi: 'क्विज़ के नतीजे' },
  phone: 'phone_normalized',
  views: { lists: ['quiz-players', 'quiz'], rows: {} },
  replace: sql`name = '-', phone = '-', phone_normalized = id::text, answers = '[]', hidden_at = now(), voided_at = now(),
    finished_at = coalesce(finished_at, now())`,
  changed: ({ responseCache }) => responseCache.changed(topic),
}

const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`
const seconds = (count: number) => sql<Date>`created_at + ${count} * interval '1 second'`
// Measured by the database's clock, which also set the start; at most the full time, even if that clock was set back.
const remaining = sql<number>`least(${quizSeconds * 1000}, greatest(0,
  extract(epoch from ${seconds(quizSeconds)} - now()) * 1000))::int`.as('remaining')
const isInTime = sql<boolean>`now() <= ${seconds(quizSeconds + graceSeconds)}`

export const isNotErased = sql<boolean>`phone_normalized <> quiz_attempts.id::text`
/** A device's attempt, to be erased at its player's request. */
export const ownRow = ({ id, device }: { id: string; device: string }) =>
  sql`id = ${id} and device = ${device} and ${isNotErased}`

const attempts = (db: Db) => db.selectFrom('quiz_attempts').selectAll().select(remaining)
/** The attempt of a phone number in the fair of a year. */
export const attemptOfPhone = (db: Db, typed: string, fair: number): Promise<Attempt | undefined> =>
  attempts(db)
    .where('phone_normalized', '=', normalizePhone(typed) ?? '')
    .where('fair', '=', fair)
    .where('phone_released_at', 'is', null)
    .executeTakeFirst()
/** Whether a device has played for the fair of that year. */
export async function hasPlayed(db: Db, device: string, fair: number): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('device', '=', device)
    .where('fair', '=', fair)
    .where('device_released_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
/** An attempt, if it belongs to this device and was not erased. */
export const attemptOf = (db: Db, own: { id: string; device: string }): Promise<Attempt | undefined> =>
  attempts(db).where('id', '=', own.id).where('device', '=', own.device).where(isNotErased).executeTakeFirst()

/** Starts the attempt of a number for a fair; undefined if the number, the device or the id already has one. */
export const start = (
  db: Db,
  given: Omit<Registration, 'of_age' | 'work'>,
  { device, order, fair, questions }: { device: string; order: OptionOrder; fair: number; questions: Asked },
): Promise<Attempt | undefined> =>
  db
    .insertInto('quiz_attempts')
    .values({
      ...given,
      phone_normalized: normalizePhone(given.phone) ?? '',
      fair,
      device,
      option_order: json(order),
      questions: questions && json(questions),
      answers: json(Array<null>(questionCount).fill(null) as Answers),
      total_questions: questionCount,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .returning(remaining)
    .executeTakeFirst()

/** By the database's clock, which also set their start. */
export async function startsInLastHour(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_attempts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Saves answers (by shown position) and their score; undefined if the time is over or a newer save is stored. */
export const save = (
  db: Db,
  attempt: Attempt,
  { answers, turn }: { answers: Answers; turn: number },
): Promise<{ remaining: number } | undefined> => {
  const own = ownPlaces(answers, attempt.option_order)
  return db
    .updateTable('quiz_attempts')
    .set({ answers: json(own), score: scoreOf(own), turn })
    .where('id', '=', attempt.id)
    .where('finished_at', 'is', null)
    .where('turn', '<', turn)
    .where(isInTime)
    .returning(remaining)
    .executeTakeFirst()
}

/** Ends an attempt with these answers; false if it has already ended or its time is over. */
export async function finish(db: Db, attempt: Attempt, answers: Answers): Promise<boolean> {
  const own = ownPlaces(answers, attempt.option_order)
  const row = await db
    .updateTable('quiz_attempts')
    .set({ answers: json(own), score: scoreOf(own), finished_at: sql<Date>`now()` })
    .where('id', '=', attempt.id)
    .where('finished_at', 'is', null)
    .where(isInTime)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every attempt whose time is over with its saved answers; returns how many. */
export async function finishLate(db: Db): Promise<number> {
  const rows = await db
    .updateTable('quiz_attempts')
    .set({ finished_at: seconds(quizSeconds), is_late: true })
    .where('finished_at', 'is', null)
    .where(sql<boolean>`not (${isInTime})`)
    .returning('id')
    .execute()
  return rows.length
}

/** Attempts in the ranking; the condition of the index quiz_attempts_by_rank. */
const ranked = (alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.finished_at`)} is not null and ${sql.ref(`${alias}.voided_at`)} is null`
/** The tie-break: the earliest attempt (specification §9), or with a prize the time needed, by the database's clock. */
export const tie = (alias: string, prize: boolean) =>
  prize
    ? sql`(${sql.ref(`${alias}.finished_at`)} - ${sql.ref(`${alias}.created_at`)})`
    : sql.ref(`${alias}.created_at`)
/** Rank within the fair: by score, then by the tie-break. Null if the attempt is not in the ranking. */
export const rank = (prize: boolean) => sql<number | null>`case when ${ranked('quiz_attempts')} then (1
  + (select count(*) from quiz_attempts higher where ${ranked('higher')} and higher.fair = quiz_attempts.fair
      and higher.score > quiz_attempts.score)
  + (select count(*) from quiz_attempts earlier where ${ranked('earlier')} and earlier.fair = quiz_attempts.fair
      and earlier.score = quiz_attempts.score
      and (${tie('earlier', prize)}, earlier.id) < (${tie('quiz_attempts', prize)}, quiz_attempts.id)))::int end`

/** Null if staff removed the attempt from the ranking. */
export async function rankOf(db: Db, id: string, prize: boolean): Promise<number | null> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select(rank(prize).as('rank'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.rank ?? null
}

/** How many are in the ranking of a fair. */
export async function countPlayers(db: Db, fair: number): Promise<number> {
  const { total } = await db
    .selectFrom('quiz_attempts')
    .where('fair', '=', fair)
    .where(ranked('quiz_attempts'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The first ranks of a fair and the number of its players. A name that staff hid is left out, its rank is not. */
export async function bestPlayers(
  db: Db,
  { limit, fair, prize }: { limit: number; fair: number; prize: boolean },
): Promise<Leaderboard> {
  const ofFair = db.selectFrom('quiz_attempts').where('fair', '=', fair).where(ranked('quiz_attempts'))
  const rows = await ofFair
    .select(['name', 'score', 'total_questions', 'hidden_at'])
    .orderBy('score', 'desc')
    .orderBy(tie('quiz_attempts', prize))
    .orderBy('id')
    .limit(limit)
    .execute()
  const players = rows.map(({ hidden_at, name, ...row }, n) => ({
    ...row,
    rank: n + 1,
    name: hidden_at ? '•••' : name,
  }))
  return { players, total: await countPlayers(db, fair) }
}
