import { beforeEach } from 'vitest'
import { quizQuestions } from '#content/quiz.server.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { knownVisitor, type Visitor } from '#tests/world/visitor.ts'
import type { Answers, Finished, Running } from './contract.ts'

export let visitor: Visitor

/** Opens a world for all tests of a file; each test begins on a morning of the fair of 2027 with nobody in the quiz. */
export function quizForAll(): void {
  const morning = '2027-07-20T10:00:00+05:30'
  worldForAll({ now: morning })
  beforeEach(async () => {
    world.signIn(undefined)
    world.clock.set(morning)
    await world.empty('quiz_attempts', 'quiz_questions', 'limits', 'settings')
    visitor = knownVisitor(world)
  })
}

const someone = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Sunita Kumari',
  phone: '9876500010',
  of_age: true,
  notice_version: 'mela-quiz-1',
  notice_language: 'hi',
  ...change,
})
export const register = <T = Running>(change: object = {}, by = visitor) =>
  by.call<T>('POST /api/mela-quiz/attempts', someone(change))
export const none: Answers = Array<null>(10).fill(null)
/** Answers by position as shown in this attempt; the first `count` are right, the others wrong. */
export const answered = ({ questions }: Running, count = 10): Answers =>
  questions.map(({ options }, number) => {
    const right = options.indexOf(quizQuestions[number]?.right.en ?? '')
    return number < count ? right : (right + 1) % 4
  })
export const submit = (id: string, answers: unknown, by = visitor) =>
  by.call<Finished>(`POST /api/mela-quiz/attempts/${id}/submission`, { answers })
export const save = (id: string, turn: number, answers: Answers, by = visitor) =>
  by.call(`PUT /api/mela-quiz/attempts/${id}/answers`, { turn, answers })
/** Moves the attempt's start back, because the database's clock cannot be moved. */
export const age = (seconds: number) =>
  world.owner.query(`update quiz_attempts set created_at = created_at - $1 * interval '1 s'`, [seconds])
export const rows = async () => (await world.owner.query('select * from quiz_attempts')).rows
