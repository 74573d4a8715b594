import { beforeAll, describe, expect, test } from 'vitest'
import { foldSpelling } from '#common/hindi.ts'
import { quizBank } from '#content/quiz-bank.server.ts'
import { chiefOf, type Desk } from '#tests/world/desks.ts'
import { world } from '#tests/world/fixture.ts'
import { knownVisitor, newVisitor } from '#tests/world/visitor.ts'
import { work } from '#tests/world/work.ts'
import type {
  BankQuestion,
  Decision,
  Elsewhere,
  Finished,
  Leaderboard,
  Running,
  StaffPlayer,
} from './contract.ts'
import { insertQuizBank } from './question-bank.server.ts'
import { answered, quizForAll, register, rows, submit, visitor } from './test-attempts.ts'

quizForAll()

let admin: Desk
beforeAll(async () => {
  admin = await chiefOf(world)
})
const decide = async (id: string, decision: Decision) => {
  const reason = 'Came to the help desk'
  const path = `POST /api/mela-quiz/players/${id}/decisions`
  const answer = await admin.call<StaffPlayer>(path, { decision, reason })
  world.signIn(undefined)
  return answer
}
const played = async (phone: string, right: number, by = knownVisitor(world)) => {
  const { body } = await register({ phone }, by)
  await submit(body.id, answered(body, right), by)
  return { id: body.id, by }
}
const board = () =>
  expect.poll(async () => (await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')).body)
const deeds = async (id: string) =>
  (await world.owner.query('select action, after from audit_log where subject_id = $1 order by id', [id]))
    .rows

describe('one attempt per phone', () => {
  test('a second number on the same phone is told so, and starts nothing', async () => {
    await register()
    const second = await register<Elsewhere>({ phone: '9876500011' })
    expect(second).toMatchObject({ status: 200, body: { score: null, note: 'device-played' } })
    expect(await rows()).toHaveLength(1)
    // Several at once from a new phone start only one.
    const other = knownVisitor(world)
    await Promise.all([12, 13, 14].map(n => register({ phone: `98765000${n}` }, other)))
    expect(await rows()).toHaveLength(2)
  })

  test('a new phone does work before it starts, and for asking about a number', async () => {
    const fresh = newVisitor(world)
    expect((await register({}, fresh)).body).toMatchObject({ code: 'work_required' })
    expect(await rows()).toEqual([])
    expect((await register({ work: await work(fresh, 'quiz') }, fresh)).status).toBe(201)
    // Asking for its own attempt needs no more work.
    expect((await register({}, fresh)).status).toBe(200)
    expect((await register({}, newVisitor(world))).status).toBe(403)
  })

  test('a family that shares a phone can play on once the help desk allows it', async () => {
    const { id } = await played('9876500010', 7, visitor)
    expect((await register<Elsewhere>({ phone: '9876500011' })).body.note).toBe('device-played')
    expect((await decide(id, 'release-device')).body).toMatchObject({ is_device_released: true, rank: 1 })
    expect((await register({ phone: '9876500011' })).status).toBe(201)
    expect((await register<Finished>()).body).toMatchObject({ score: 7, rank: 1 })
    expect(await deeds(id)).toEqual([
      { action: 'release-device', after: { reason: 'Came to the help desk' } },
    ])
  })

  test('a number used up by somebody else can play again once staff release it', async () => {
    const thief = await played('9876500010', 1)
    expect((await register<Elsewhere>()).body.note).toBe('already-attempted')
    await decide(thief.id, 'release')
    const anew = await register()
    expect(anew.status).toBe(201)
    await submit(anew.body.id, answered(anew.body, 9))
    await board().toMatchObject({ players: [{ rank: 1, score: 9 }] })
    // The thief's attempt no longer counts, even if somebody restores it.
    expect((await decide(thief.id, 'restore')).body).toMatchObject({ is_voided: true, rank: null })
    const own = await thief.by.call<Finished>(`GET /api/mela-quiz/attempts/${thief.id}`)
    expect(own.body).toMatchObject({ score: 1, rank: null })
  })
})

describe('staff', () => {
  test('hide a name, and take an attempt out of the ranking and back, each on record', async () => {
    const first = await played('9876500010', 9)
    await played('9876500011', 8)
    await decide(first.id, 'hide')
    await board().toMatchObject({
      players: [
        { rank: 1, name: '•••', score: 9 },
        { rank: 2, name: 'Sunita Kumari' },
      ],
    })
    await decide(first.id, 'void')
    await board().toMatchObject({ total: 1, players: [{ rank: 1, score: 8 }] })
    await decide(first.id, 'restore')
    await decide(first.id, 'show')
    await board().toMatchObject({ players: [{ rank: 1, name: 'Sunita Kumari', score: 9 }, { rank: 2 }] })
    expect((await deeds(first.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['hide', 'void', 'restore', 'show']),
    )
    expect((await decide(crypto.randomUUID(), 'void')).status).toBe(404)
  })

  test('find every attempt of a number, including unfinished ones', async () => {
    const { body } = await register()
    const path = 'GET /api/mela-quiz/players?phone=%2B919876500010'
    const found = await admin.call<{ players: StaffPlayer[] }>(path)
    expect(found.body.players).toMatchObject([{ id: body.id, rank: null, is_released: false }])
  })
})

describe('drawn questions', () => {
  const draw = async () => {
    await insertQuizBank(world.context)
    const { status } = await admin.call('PUT /api/mela-quiz/settings', { draws: true })
    world.signIn(undefined)
    return status
  }

  test('are ten of at least 60, different for each player, and scored as they were asked', async () => {
    expect(quizBank.length).toBeGreaterThanOrEqual(60)
    expect(await draw()).toBe(200)
    const asked = new Set<string>()
    for (let player = 0; player < 4; player += 1) {
      const by = knownVisitor(world)
      const { body } = await register({ phone: `98765000${20 + player}` }, by)
      expect(new Set(body.questions.map(({ id }) => id)).size).toBe(10)
      for (const { id } of body.questions) asked.add(id)
      const right = body.questions.map(({ id, options }) =>
        options.indexOf(quizBank.find(question => question.id === id)?.right.en ?? ''),
      )
      // A question that staff change meanwhile changes no score.
      await world.owner.query(`update quiz_questions set options_en = array['a', 'b', 'c', 'd']`)
      expect((await submit(body.id, right, by)).body).toMatchObject({ score: 10, total_questions: 10 })
      await world.owner.query('truncate quiz_questions')
      await insertQuizBank(world.context)
    }
    expect(asked.size).toBeGreaterThan(10)
  })

  test('are refused while there are too few; staff edit them', async () => {
    expect(await draw()).toBe(200)
    const all = async () =>
      (await admin.call<{ questions: BankQuestion[] }>('GET /api/mela-quiz/questions')).body.questions
    const [first] = await all()
    if (!first) throw new Error('no question')
    const { id, ...fields } = first
    const path = `PUT /api/mela-quiz/questions/${id}`
    const changed = await admin.call<BankQuestion>(path, { ...fields, is_active: false })
    expect(changed.body.is_active).toBe(false)
    expect((await admin.call(path, fields)).status).toBe(409)
    const { updated_at: _, ...added } = { ...fields, id: 'own-1' }
    expect((await admin.call('POST /api/mela-quiz/questions', added)).status).toBe(201)
    expect(await all()).toHaveLength(quizBank.length + 1)
    await world.owner.query('update quiz_questions set is_active = false')
    expect(await admin.call('PUT /api/mela-quiz/settings', { draws: true })).toMatchObject({
      status: 409,
      body: { code: 'too-few-questions' },
    })
    // Without questions of their own, the ten fixed ones are asked.
    world.signIn(undefined)
    expect((await register<Running>()).body.questions[0]?.id).toBe('q1')
  })

  test.each([
    [
      'the right one, in the other spelling of Hindi',
      { en: 'Well', hi: 'माँ' },
      { en: 'a', hi: 'अ' },
      'wrong.1.hi',
    ],
    ['another wrong one, in capitals', { en: 'Right', hi: 'सही' }, { en: 'C.', hi: 'क' }, 'wrong.2.en'],
  ])('with a wrong answer like %s are refused at that answer', async (_, right, first, path) => {
    const id = crypto.randomUUID()
    const fields = {
      ...{ question: { en: 'Which?', hi: 'कौन?' }, right, why: { en: 'So.', hi: 'यों।' }, is_active: true },
      wrong: [first, { en: 'b', hi: 'मां' }, { en: 'c', hi: 'स' }],
    }
    const refused = { status: 400, body: { code: 'invalid', fields: [{ path, code: 'taken' }] } }
    expect(await admin.call('POST /api/mela-quiz/questions', { id, ...fields })).toMatchObject(refused)
    const change = { ...fields, updated_at: new Date(0).toISOString() }
    expect(await admin.call(`PUT /api/mela-quiz/questions/${id}`, change)).toMatchObject(refused)
  })

  test('of the starter set are complete sentences in two languages with four different options', () => {
    for (const { id, question, right, wrong, why } of quizBank) {
      for (const language of ['en', 'hi'] as const) {
        const options = [right, ...wrong].map(option => foldSpelling(option[language]))
        expect([id, new Set(options).size]).toEqual([id, 4])
        expect(question[language]).toMatch(/\?$/)
        expect([id, why[language]]).toEqual([id, expect.stringMatching(/[.।]$/)])
      }
      expect(question.hi).toMatch(/\p{Script=Devanagari}/u)
    }
    expect(new Set(quizBank.map(({ id }) => id)).size).toBe(quizBank.length)
  })
})

describe('a player who withdraws consent to an attempt', () => {
  const withdraw = (id: string, by = visitor) => by.call(`DELETE /api/mela-quiz/attempts/${id}`)

  test('leaves the ranking without a trace of name and number', async () => {
    const first = await played('9876500010', 9)
    const second = await played('9876500011', 5)
    await board().toMatchObject({ players: [{ score: 9 }, { score: 5 }], total: 2 })
    expect((await withdraw(first.id, second.by)).status).toBe(404)
    expect((await withdraw(first.id, first.by)).status).toBe(204)
    await board().toMatchObject({ players: [{ rank: 1, score: 5 }], total: 1 })
    const [erased] = (await rows()).filter(row => row.id === first.id)
    expect(JSON.stringify(erased)).not.toMatch(/9876500010|Sunita/)
    expect((await first.by.call(`GET /api/mela-quiz/attempts/${first.id}`)).status).toBe(404)
    const seen = await admin.call<{ players: StaffPlayer[]; total: number }>('GET /api/mela-quiz/players')
    expect(seen.body).toMatchObject({ players: [{ id: second.id }], total: 1 })
  })

  test('cannot play again on that phone, but the number is free for its owner', async () => {
    const { id, by } = await played('9876500010', 9)
    await withdraw(id, by)
    expect((await register<Elsewhere>({}, by)).body).toMatchObject({ note: 'device-played' })
    expect((await register({}, knownVisitor(world))).status).toBe(201)
  })

  test('during the attempt ends it', async () => {
    const { body } = await register()
    expect((await withdraw(body.id)).status).toBe(204)
    expect((await submit(body.id, answered(body))).status).toBe(404)
    await board().toMatchObject({ players: [], total: 0 })
  })
})
