import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { normalizePhone } from '#common/phone-number.ts'
import type { Answers, Leaderboard, Registration } from './contract.ts'
import { type OptionOrder, ownPlaces, scoreOf } from './questions.server.ts'
import { graceSeconds, questionCount, quizSeconds } from './quiz-limits.ts'

type AttemptsTable = {
  id: string
  name: string
  phone: string
  phone_normalized: string
  /** Year of the fair it was played for. */
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
}
type RanksView = { id: string; name: string; score: number; total_questions: number; rank: number }
export type QuizTables = { quiz_attempts: AttemptsTable; quiz_ranks: RanksView }
type Db = Kysely<QuizTables>
export type Attempt = Selectable<AttemptsTable> & { remaining: number }

const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`
const seconds = (count: number) => sql<Date>`created_at + ${count} * interval '1 second'`
// Counted by the database: its clock began the attempt. Set back, it still gives nobody more than the whole time.
const remaining = sql<number>`least(${quizSeconds * 1000}, greatest(0,
  extract(epoch from ${seconds(quizSeconds)} - now()) * 1000))::int`.as('remaining')
const isInTime = sql<boolean>`now() <= ${seconds(quizSeconds + graceSeconds)}`

const attempts = (db: Db) => db.selectFrom('quiz_attempts').selectAll().select(remaining)
/** What a number has played for the fair of that year. */
export const attemptOfPhone = (db: Db, typed: string, fair: number): Promise<Attempt | undefined> =>
  attempts(db)
    .where('phone_normalized', '=', normalizePhone(typed) ?? '')
    .where('fair', '=', fair)
    .executeTakeFirst()
/** A device's own attempt. */
export const attemptOf = (db: Db, own: { id: string; device: string }): Promise<Attempt | undefined> =>
  attempts(db).where('id', '=', own.id).where('device', '=', own.device).executeTakeFirst()

/** Starts the attempt of a number for a fair; undefined where the number, or the id, has one. */
export const start = (
  db: Db,
  given: Omit<Registration, 'of_age'>,
  { device, order, fair }: { device: string; order: OptionOrder; fair: number },
): Promise<Attempt | undefined> =>
  db
    .insertInto('quiz_attempts')
    .values({
      ...given,
      phone_normalized: normalizePhone(given.phone) ?? '',
      fair,
      device,
      option_order: json(order),
      answers: json(Array<null>(questionCount).fill(null) as Answers),
      total_questions: questionCount,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .returning(remaining)
    .executeTakeFirst()

/** By the database's clock, which began them. */
export async function startsInLastHour(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_attempts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps answers (by shown places) and what they are worth; undefined where the time is over or a newer save is there. */
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

/** Ends an attempt with these answers; false where it ended before or the time is over. */
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

/** Ends every attempt whose time is over, with what was saved. Answers how many. */
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

/** One order for the list and for one's own rank (threats D2), among those who played for a fair. */
const ranked = (db: Db, fair: number) =>
  db
    .selectFrom('quiz_attempts')
    .select(['id', 'name', 'score', 'total_questions'])
    .select(sql<number>`row_number() over (order by score desc, created_at, id)::int`.as('rank'))
    .where('finished_at', 'is not', null)
    .where('fair', '=', fair)

export async function rankOf(db: Db, id: string, fair: number): Promise<number> {
  const row = await db
    .selectFrom(ranked(db, fair).as('ranks'))
    .select('rank')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.rank
}

/** The best of a fair, in rank order, and how many there are. */
export async function bestPlayers(db: Db, limit: number, fair: number): Promise<Leaderboard> {
  const ranks = db.selectFrom(ranked(db, fair).as('ranks'))
  const players = await ranks
    .select(['rank', 'name', 'score', 'total_questions'])
    .orderBy('rank')
    .limit(limit)
    .execute()
  const { total } = await ranks
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { players, total: Number(total) }
}

/** For staff: by rank, with the number to reach them. */
export async function playersWithPhones(db: Db, skip: number, limit: number) {
  const rows = await db
    .selectFrom('quiz_ranks')
    .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_ranks.id')
    .select(['quiz_ranks.id', 'rank', 'quiz_ranks.name', 'quiz_ranks.score', 'quiz_ranks.total_questions'])
    .select(['phone_normalized as phone', 'created_at'])
    .orderBy('rank')
    .offset(skip)
    .limit(limit)
    .execute()
  const players = rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
  return { players, total: await countPlayers(db) }
}

async function countPlayers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('quiz_attempts')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('finished_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}
