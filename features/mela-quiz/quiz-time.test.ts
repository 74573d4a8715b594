import { describe, expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.server.ts'
import { chiefOf } from '#tests/world/desks.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import { work } from '#tests/world/work.ts'
import type { Finished, Leaderboard } from './contract.ts'
import { age, answered, quizForAll, register, save, submit, visitor } from './test-attempts.ts'

quizForAll()

describe('the time', () => {
  test('is the database’s: the clocks of server and phone change nothing', async () => {
    const { body } = await register()
    world.clock.advance(86_400_000)
    expect((await submit(body.id, answered(body))).body).toMatchObject({ score: 10, late: false })
    world.clock.advance(-2 * 86_400_000)
    expect((await register()).body).toMatchObject({ state: 'finished' })
  })

  test('includes thirty seconds of grace for a slow network', async () => {
    const { body } = await register()
    await save(body.id, 1, answered(body, 2))
    await age(620)
    expect((await submit(body.id, answered(body, 9))).body).toMatchObject({ score: 9, late: false })
  })

  test('then is over: what was saved counts, even if it is submitted twice', async () => {
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

  test('ends an abandoned attempt, for its owner and on the leaderboard', async () => {
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

  test('are explained earlier if staff allow it', async () => {
    const { read } = await played()
    const admin = await chiefOf(world)
    expect((await admin.call('PUT /api/mela-quiz/settings', { show_answers: true })).status).toBe(200)
    const rules = { show_answers: true, draws: false, prize: false }
    expect((await admin.call('GET /api/mela-quiz/settings')).body).toEqual(rules)
    world.signIn(undefined)
    expect((await read()).body.review?.answers).toHaveLength(10)
  })
})

describe('with a prize', () => {
  const withPrize = (more: object = {}) =>
    world.owner.query(`insert into settings (key, value) values ('mela-quiz', $1)`, [
      JSON.stringify({ show_answers: true, draws: false, prize: true, ...more }),
    ])
  const board = async () => {
    await world.context.responseCache.changed('mela-quiz')
    return (await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')).body
  }
  test('score, rank and right answers are shown after the fair, and of equal scores the faster one is first', async () => {
    await withPrize()
    const other = knownVisitor(world)
    const [first, second] = [await register(), await register({ phone: '9876500011' }, other)]
    const kept = { score: null, rank: null, review: null, total_questions: 10 }
    expect((await submit(first.body.id, answered(first.body, 9))).body).toMatchObject(kept)
    await submit(second.body.id, answered(second.body, 9), other)
    expect((await register<Finished>({}, knownVisitor(world))).body).toMatchObject({ score: null })
    expect(await board()).toEqual({ players: [], total: 2, told_later: true })
    // The first one began earlier and took longer.
    await world.owner.query(
      `update quiz_attempts set created_at = '2027-07-20T10:00:00+05:30', finished_at = '2027-07-20T10:09:00+05:30' where id = $1`,
      [first.body.id],
    )
    await world.owner.query(
      `update quiz_attempts set created_at = '2027-07-20T12:00:00+05:30', finished_at = '2027-07-20T12:02:00+05:30' where id = $1`,
      [second.body.id],
    )
    world.clock.set('2027-08-18T00:30:00+05:30')
    const told = async (id: string, by = visitor) =>
      (await by.call<Finished>(`GET /api/mela-quiz/attempts/${id}`)).body
    expect(await told(first.body.id)).toMatchObject({ score: 9, rank: 2 })
    expect(await told(second.body.id, other)).toMatchObject({ score: 9, rank: 1 })
    expect((await told(first.body.id)).review?.answers).toHaveLength(10)
    expect((await board()).players).toHaveLength(2)
  })
  test('a network that starts attempt after attempt pays more for each; nobody is refused', async () => {
    await withPrize()
    for (let n = 0; n < 30; n += 1)
      await register({ phone: `98765${String(20_000 + n)}` }, knownVisitor(world))
    const another = { phone: '9876530000' }
    expect((await register(another)).status).toBe(403)
    expect((await register({ ...another, work: await work(visitor, 'quiz') })).status).toBe(201)
  })
})

test('drawn questions that a player did not answer are not revealed before the fair is over', async () => {
  const { body } = await register()
  await submit(
    body.id,
    answered(body).map((place, n) => (n < 3 ? place : null)),
  )
  await world.owner.query(`insert into settings (key, value) values ('mela-quiz', $1)`, [
    JSON.stringify({ show_answers: true, draws: true }),
  ])
  const { review } = (await visitor.call<Finished>(`GET /api/mela-quiz/attempts/${body.id}`)).body
  expect([review?.questions.length, review?.answers.length]).toEqual([3, 3])
})
