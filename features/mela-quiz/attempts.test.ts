import { describe, expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.server.ts'
import { world } from '#tests/world/fixture.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import type { Elsewhere, Finished, Running } from './contract.ts'
import { quizSeconds, startsPerDay } from './quiz-limits.ts'
import { age, answered, none, quizForAll, register, rows, save, submit, visitor } from './test-attempts.ts'

quizForAll()

describe('a start', () => {
  test('gives ten questions with four options each, and nothing that reveals the right one', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'running', answers: none, turn: 0 })
    expect(body.remaining).toBeGreaterThan((quizSeconds - 60) * 1000)
    expect(body.remaining).toBeLessThanOrEqual(quizSeconds * 1000)
    expect(body.questions).toHaveLength(10)
    for (const [number, question] of body.questions.entries()) {
      const keys = ['id', 'options', 'optionsHi', 'question', 'questionHi']
      expect(Object.keys(question).toSorted()).toEqual(keys)
      const { right, wrong } = quizQuestions[number] ?? { right: undefined, wrong: [] }
      expect(question.options.toSorted()).toEqual([right, ...wrong].map(option => option?.en).toSorted())
    }
    const text = JSON.stringify(body)
    for (const { why } of quizQuestions) expect(text).not.toContain(why.en)
  })

  test('shuffles the options differently for everybody', async () => {
    const seen = new Set<string>()
    for (const phone of ['9876500010', '9876500011', '9876500012'])
      seen.add(JSON.stringify((await register({ phone }, knownVisitor(world))).body.questions))
    expect(seen.size).toBe(3)
  })

  test('with the number written differently finds its attempt', async () => {
    const { body } = await register()
    expect((await register({ phone: '+९१ ९८७६५ ०००१०' })).body.id).toBe(body.id)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['a first digit below 6', { phone: '5876543210' }],
    ['no name', { name: ' ' }],
    ['nobody of age', { of_age: false }],
    ['a forged score', { score: 10 }],
  ])('with %s is refused', async (_, change) => {
    expect((await register(change)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('with number after number is slowed, whether these have played or not; one’s own attempt is resumed', async () => {
    const phone = (number: number) => String(9_000_000_000 + number)
    const { body } = await register({ phone: phone(0) })
    // Each number after the first gets the same answer, whether it has played or not, and costs the same.
    const others = knownVisitor(world)
    expect((await register({ phone: phone(1) }, others)).status).toBe(201)
    for (let number = 1; number < startsPerDay; number += 1)
      expect((await register({ phone: phone(number) })).status).toBe(200)
    expect((await register({ phone: phone(99) })).status).toBe(429)
    // Resuming one's own attempt does not count as a start.
    expect((await register({ phone: phone(0) })).body.id).toBe(body.id)
  })

  test('under an id that belongs to another number is refused', async () => {
    const { body } = await register()
    const other = knownVisitor(world)
    expect((await register({ id: body.id, phone: '9876500011' }, other)).status).toBe(422)
  })
})

describe('an attempt', () => {
  test('is scored by the server', async () => {
    const { body } = await register()
    const result = await submit(body.id, answered(body, 7))
    expect(result.status).toBe(201)
    expect(result.body).toEqual({
      state: 'finished',
      id: body.id,
      score: 7,
      total_questions: 10,
      rank: 1,
      late: false,
      review: null,
    })
  })

  test('that brings its own score is refused', async () => {
    const { body } = await register()
    const path = `POST /api/mela-quiz/attempts/${body.id}/submission`
    expect((await visitor.call(path, { answers: answered(body), score: 10 })).status).toBe(400)
    expect(await rows()).toMatchObject([{ finished_at: null, score: 0 }])
  })

  test.each([
    ['nine answers', none.slice(1)],
    ['a fifth option', [4, ...none.slice(1)]],
  ])('submitted with %s is refused', async (_, answers) => {
    const { body } = await register()
    expect((await submit(body.id, answers)).status).toBe(400)
  })

  test('that was submitted takes no more answers: nobody learns their score and betters it', async () => {
    const { body } = await register()
    await submit(body.id, answered(body, 7))
    expect(await save(body.id, 9, answered(body))).toMatchObject({ status: 409, body: { code: 'time-over' } })
    expect((await register<Finished>()).body).toMatchObject({ state: 'finished', score: 7 })
  })

  test('submitted twenty times at once ends once, and all get the same answer', async () => {
    const { body } = await register()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, count) => submit(body.id, answered(body, count % 11))),
    )
    expect(results.filter(result => result.status === 201)).toHaveLength(1)
    expect(results.filter(result => result.status === 200)).toHaveLength(19)
    const first = results.find(result => result.status === 201)
    for (const result of results) expect(result.body).toEqual(first?.body)
  })

  test('is resumed where it was left, on the same device', async () => {
    const { body } = await register()
    const half = answered(body, 3).map((answer, number) => (number < 5 ? answer : null))
    expect((await save(body.id, 1, half)).status).toBe(200)
    await age(60)
    const again = await register({ phone: '+91 98765 00010' })
    expect(again.body).toMatchObject({ id: body.id, answers: half, turn: 1, questions: body.questions })
    expect(again.body.remaining).toBeLessThanOrEqual(540_000)
    expect((await visitor.call<Running>(`GET /api/mela-quiz/attempts/${body.id}`)).body.answers).toEqual(half)
  })

  test('keeps the newest answers when an older save arrives late', async () => {
    const { body } = await register()
    await save(body.id, 2, answered(body, 8))
    expect((await save(body.id, 1, none)).status).toBe(200)
    const now = await visitor.call<Running>(`GET /api/mela-quiz/attempts/${body.id}`)
    expect(now.body.answers).toEqual(answered(body, 8))
  })

  test('belongs to its device: others cannot read, save or submit it', async () => {
    const { body } = await register()
    const other = knownVisitor(world)
    expect((await other.call(`GET /api/mela-quiz/attempts/${body.id}`)).status).toBe(404)
    expect((await save(body.id, 1, none, other)).status).toBe(404)
    expect((await submit(body.id, none, other)).status).toBe(404)
  })

  test('seen from another device shows the score and a note, but no name and no rank', async () => {
    const { body } = await register()
    const other = knownVisitor(world)
    expect((await register<Elsewhere>({ name: 'Thief' }, other)).body).toEqual({
      score: null,
      total_questions: 10,
      note: 'running-elsewhere',
    })
    await submit(body.id, answered(body, 6))
    expect((await register<Elsewhere>({ name: 'Thief' }, other)).body).toEqual({
      score: 6,
      total_questions: 10,
      note: 'already-attempted',
    })
    expect((await register<Finished>()).body).toMatchObject({ state: 'finished', score: 6, rank: 1 })
  })
})
