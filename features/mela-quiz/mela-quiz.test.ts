import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.server.ts'
import { eventually } from '#tests/world/eventually.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Answers, Elsewhere, Finished, Leaderboard, Running } from './contract.ts'
import { quizSeconds, startsPerDay } from './quiz-limits.ts'

let world: World
let visitor: Visitor
beforeAll(async () => {
  world = await openWorld({ now: '2027-07-20T10:00:00+05:30' })
})
afterAll(() => world.close())
beforeEach(async () => {
  world.signIn(undefined)
  world.clock.set('2027-07-20T10:00:00+05:30')
  await world.owner.query('truncate quiz_attempts, limits, settings')
  visitor = newVisitor(world)
})

const someone = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Sunita Kumari',
  phone: '9876500010',
  of_age: true,
  notice_version: 'mela-quiz-1',
  notice_language: 'hi',
  ...change,
})
const register = <T = Running>(change: object = {}, by = visitor) =>
  by.call<T>('POST /api/mela-quiz/attempts', someone(change))
const none: Answers = Array<null>(10).fill(null)
/** Answers by what stands where in this attempt; the first `count` are right, the others wrong. */
const answered = ({ questions }: Running, count = 10): Answers =>
  questions.map(({ options }, number) => {
    const right = options.indexOf(quizQuestions[number]?.right.en ?? '')
    return number < count ? right : (right + 1) % 4
  })
const submit = (id: string, answers: unknown, by = visitor) =>
  by.call<Finished>(`POST /api/mela-quiz/attempts/${id}/submission`, { answers })
const save = (id: string, turn: number, answers: Answers, by = visitor) =>
  by.call(`PUT /api/mela-quiz/attempts/${id}/answers`, { turn, answers })
/** As if the attempt had begun earlier: the database's clock cannot be moved, its beginning can. */
const age = (seconds: number) =>
  world.owner.query(`update quiz_attempts set created_at = created_at - $1 * interval '1 s'`, [seconds])
const rows = async () => (await world.owner.query('select * from quiz_attempts')).rows

describe('a start', () => {
  test('gives ten questions with four options each and nothing that tells the right one', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'running', answers: none, turn: 0 })
    expect(body.remaining).toBeGreaterThan((quizSeconds - 5) * 1000)
    expect(body.remaining).toBeLessThanOrEqual(quizSeconds * 1000)
    expect(body.questions).toHaveLength(10)
    for (const [number, question] of body.questions.entries()) {
      expect(Object.keys(question).toSorted()).toEqual([
        'id',
        'options',
        'optionsHi',
        'question',
        'questionHi',
      ])
      const { right, wrong } = quizQuestions[number] ?? { right: undefined, wrong: [] }
      expect(question.options.toSorted()).toEqual([right, ...wrong].map(option => option?.en).toSorted())
    }
    const text = JSON.stringify(body)
    for (const { why } of quizQuestions) expect(text).not.toContain(why.en)
  })

  test('shuffles the options anew for everybody', async () => {
    const seen = new Set<string>()
    for (let number = 10; number < 18; number += 1)
      seen.add(JSON.stringify((await register({ phone: `98765000${number}` })).body.questions))
    expect(seen.size).toBe(8)
  })

  test('twenty times at once, by one phone number, is one attempt', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()))
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(1)
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    '+919876500010',
    '+91 98765 00010',
    '91-9876500010',
    '09876500010',
    '00919876500010',
    '९८७६५०००१०',
    '+९१ ९८७६५ ०००१०',
    '９８７６５０００１０',
    '٩٨٧٦٥٠٠٠١٠',
    '98765\u200b00010',
    '\u202e9876500010',
    '9876500010 ',
  ])('of a number in another writing (%j) finds the attempt it has', async phone => {
    const { body } = await register()
    expect((await register({ phone })).body.id).toBe(body.id)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['a first digit below 6', { phone: '5876543210' }],
    ['eleven digits', { phone: '98765432101' }],
    ['nine digits', { phone: '987654321' }],
    ['another country', { phone: '+1 9876543210' }],
    ['a letter', { phone: '9876543210x' }],
    ['no name', { name: ' ' }],
    ['nobody of age', { of_age: false }],
    ['a forged score', { score: 10 }],
    ['a number for a name', { name: 7 }],
    ['a NUL', { name: 'a\u0000b' }],
    ['an operator for a phone', { phone: { $gt: '' } }],
  ])('with %s is refused', async (_, change) => {
    expect((await register(change)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('without a cookie is refused, and a flood of one device is slowed', async () => {
    expect((await register({}, newVisitor(world, false))).status).toBe(401)
    const phone = (number: number) => String(9_000_000_000 + number)
    for (let number = 0; number < startsPerDay; number += 1)
      expect((await register({ phone: phone(number) })).status).toBe(201)
    expect((await register({ phone: phone(99) })).status).toBe(429)
    // To look whether others have played costs the same.
    expect((await register({ phone: phone(1) }, newVisitor(world))).status).toBe(200)
    const curious = newVisitor(world)
    for (let number = 0; number < startsPerDay; number += 1)
      expect((await register({ phone: phone(number) }, curious)).status).toBe(200)
    expect((await register({ phone: phone(0) }, curious)).status).toBe(429)
    // To come back to one's own is no start.
    expect((await register({ phone: phone(3) })).status).toBe(200)
  })

  test('under an id that another number has is refused', async () => {
    const { body } = await register()
    expect((await register({ id: body.id, phone: '9876500011' })).status).toBe(422)
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

  test.each([
    ['a score', { score: 10 }],
    ['a total', { total_questions: 1 }],
  ])('that brings %s of its own is refused', async (_, forged) => {
    const { body } = await register()
    const path = `POST /api/mela-quiz/attempts/${body.id}/submission`
    expect((await visitor.call(path, { answers: answered(body), ...forged })).status).toBe(400)
    expect(await rows()).toMatchObject([{ finished_at: null, score: 0 }])
  })

  test.each([
    ['nine answers', none.slice(1)],
    ['a fifth option', [4, ...none.slice(1)]],
    ['words', ['0', ...none.slice(1)]],
    ['a huge number', [2 ** 63, ...none.slice(1)]],
    ['nothing', undefined],
  ])('submitted with %s is refused', async (_, answers) => {
    const { body } = await register()
    expect((await submit(body.id, answers)).status).toBe(400)
  })

  test('submitted twenty times at once ends once, and all hear the same', async () => {
    const { body } = await register()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, count) => submit(body.id, answered(body, count % 11))),
    )
    expect(results.filter(result => result.status === 201)).toHaveLength(1)
    expect(results.filter(result => result.status === 200)).toHaveLength(19)
    const first = results.find(result => result.status === 201)
    for (const result of results) expect(result.body).toEqual(first?.body)
  })

  test('is resumed where it was, on the same device', async () => {
    const { body } = await register()
    const half = answered(body, 3).map((answer, number) => (number < 5 ? answer : null))
    expect((await save(body.id, 1, half)).status).toBe(200)
    await age(60)
    const again = await register({ phone: '+91 98765 00010' })
    expect(again.body).toMatchObject({ id: body.id, answers: half, turn: 1, questions: body.questions })
    expect(again.body.remaining).toBeLessThanOrEqual(540_000)
    expect((await visitor.call<Running>(`GET /api/mela-quiz/attempts/${body.id}`)).body.answers).toEqual(half)
  })

  test('keeps the newest answers when an older save comes late', async () => {
    const { body } = await register()
    await save(body.id, 2, answered(body, 8))
    expect((await save(body.id, 1, none)).status).toBe(200)
    const now = await visitor.call<Running>(`GET /api/mela-quiz/attempts/${body.id}`)
    expect(now.body.answers).toEqual(answered(body, 8))
  })

  test('is nobody else’s: other devices cannot read, save or submit it', async () => {
    const { body } = await register()
    const other = newVisitor(world)
    expect((await other.call(`GET /api/mela-quiz/attempts/${body.id}`)).status).toBe(404)
    expect((await save(body.id, 1, none, other)).status).toBe(404)
    expect((await submit(body.id, none, other)).status).toBe(404)
  })

  test('seen from another device says the score and a note, no name and no rank', async () => {
    const { body } = await register()
    const other = newVisitor(world)
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

describe('the time', () => {
  test('is the database’s: the clocks of server and phone change nothing', async () => {
    const { body } = await register()
    world.clock.advance(86_400_000)
    expect((await submit(body.id, answered(body))).body).toMatchObject({ score: 10, late: false })
    world.clock.advance(-2 * 86_400_000)
    expect((await register()).body).toMatchObject({ state: 'finished' })
  })

  test('has thirty seconds of grace for a slow network', async () => {
    const { body } = await register()
    await save(body.id, 1, answered(body, 2))
    await age(620)
    expect((await submit(body.id, answered(body, 9))).body).toMatchObject({ score: 9, late: false })
  })

  test('is over after that: what was saved counts, also when it is submitted twice', async () => {
    const { body } = await register()
    await save(body.id, 1, answered(body, 4))
    await age(631)
    expect((await save(body.id, 2, answered(body))).status).toBe(409)
    const late = await Promise.all([submit(body.id, answered(body)), submit(body.id, answered(body))])
    for (const result of late) {
      expect(result.status).toBe(200)
      expect(result.body).toMatchObject({ score: 4, late: true })
    }
  })

  test('ends an attempt that was left, for its owner and on the leaderboard', async () => {
    const { body } = await register()
    await save(body.id, 1, answered(body, 5))
    await age(631)
    expect((await register<Finished>()).body).toMatchObject({ state: 'finished', score: 5, late: true })
    await eventually(async () => {
      const { body: board } = await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')
      return board.players[0]?.score === 5
    })
  })
})

describe('the leaderboard', () => {
  const listed = async (now: string) => {
    world.clock.set(now)
    await world.house.prepared.changed('mela-quiz')
    return async (count: number) => {
      const { body } = await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')
      return body.players.length === count && body.total === count
    }
  }
  test('closes thirty days after the fair, and the next fair begins with rank 1', async () => {
    const { body } = await register()
    await submit(body.id, answered(body, 9))
    await world.owner.query(`update quiz_attempts set created_at = '2027-07-20T10:00:00+05:30'`)
    const open = await listed('2027-09-16T23:00:00+05:30')
    await eventually(() => open(1))
    const closed = await listed('2027-09-17T00:30:00+05:30')
    await eventually(() => closed(0))
    const other = newVisitor(world)
    const next = await register({ phone: '9876500011' }, other)
    await submit(next.body.id, answered(next.body, 3), other)
    await world.owner.query(
      `update quiz_attempts set created_at = '2028-07-10T10:00:00+05:30' where phone_normalized = '9876500011'`,
    )
    const anew = await listed('2028-07-10T11:00:00+05:30')
    await eventually(() => anew(1))
    const rank = async (id: string, by = visitor) =>
      (await by.call<Finished>(`GET /api/mela-quiz/attempts/${id}`)).body.rank
    expect(await rank(next.body.id, other)).toBe(1)
    world.clock.set('2028-07-06T23:00:00+05:30')
    expect(await rank(body.id)).toBe(1)
  })
})

describe('the answers', () => {
  const played = async () => {
    const { body } = await register()
    await submit(body.id, answered(body, 9))
    await world.owner.query(`update quiz_attempts set created_at = '2027-07-20T10:00:00+05:30'`)
    return { body, read: () => visitor.call<Finished>(`GET /api/mela-quiz/attempts/${body.id}`) }
  }

  test('are explained when the fair is over, not before', async () => {
    const { body, read } = await played()
    world.clock.set('2027-08-17T23:00:00+05:30')
    expect((await read()).body.review).toBeNull()
    world.clock.set('2027-08-18T00:30:00+05:30')
    const { review } = (await read()).body
    expect(review?.questions).toEqual(body.questions)
    expect(review?.answers[0]?.why).toEqual(quizQuestions[0]?.why)
    const right = review?.answers.filter(answer => answer.chosen === answer.right)
    expect(right).toHaveLength(9)
  })

  test('are explained before where staff allow it', async () => {
    const { read } = await played()
    const path = 'PUT /api/mela-quiz/settings'
    expect((await visitor.call(path, { show_answers: true })).status).toBe(401)
    world.signIn(staffMember('vehicle'))
    expect((await visitor.call(path, { show_answers: true })).status).toBe(403)
    const { rows: known } = await world.owner.query(`select id from staff_accounts where username = 'admin'`)
    world.signIn({ ...staffMember('admin'), id: known[0].id })
    expect((await visitor.call(path, { show_answers: true })).status).toBe(200)
    expect((await visitor.call('GET /api/mela-quiz/settings')).body).toEqual({ show_answers: true })
    world.signIn(undefined)
    expect((await read()).body.review?.answers).toHaveLength(10)
  })
})
