import type { KeyedQuestion } from '#content/quiz.server.ts'
import { quizBank } from '#content/quiz-bank.server.ts'
import type { AppContext } from '#kit/server/context.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import type { Db, QuestionsTable, QuizTables } from './attempts.server.ts'
import type { BankFields, BankQuestion } from './contract.ts'

/** Inserts the starter questions if the table is empty. */
export async function insertQuizBank({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const at = new Date(clock())
  await db
    .withTables<QuizTables>()
    .insertInto('quiz_questions')
    .values(
      quizBank.map(({ id, ...fields }) => ({
        id,
        ...columns({ ...fields, is_active: true }),
        ...{ created_at: at, updated_at: at },
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** What attempts are drawn from. */
export const activeQuestions = async (db: Db): Promise<KeyedQuestion[]> =>
  (await questions(db).where('is_active', '=', true).execute())
    .map(staffRow)
    .map(({ id, question, right, wrong, why }) => ({ id, question, right, wrong, why }))

export const allQuestions = async (db: Db): Promise<BankQuestion[]> =>
  (await questions(db).orderBy('created_at').orderBy('id').execute()).map(staffRow)

const questions = (db: Db) => db.selectFrom('quiz_questions').selectAll()

type Row = QuestionsTable
const staffRow = (row: Row): BankQuestion => {
  const option = (n: number) => ({ en: row.options_en[n] ?? '', hi: row.options_hi[n] ?? '' })
  return {
    id: row.id,
    question: { en: row.question_en, hi: row.question_hi },
    right: option(0),
    wrong: [option(1), option(2), option(3)],
    why: { en: row.why_en, hi: row.why_hi },
    is_active: row.is_active,
    updated_at: row.updated_at.toISOString(),
  }
}
const columns = ({ question, right, wrong, why, is_active }: BankFields) => ({
  question_en: question.en,
  question_hi: question.hi,
  options_en: [right, ...wrong].map(option => option.en),
  options_hi: [right, ...wrong].map(option => option.hi),
  why_en: why.en,
  why_hi: why.hi,
  is_active,
})

export const { add: addQuestion, change: changeQuestion } = staffRecords({
  subject: 'quiz-question',
  table: 'quiz_questions',
  columns,
  shown: staffRow,
})
