import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editions } from '#content/edition.ts'
import { knownVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Elsewhere, Leaderboard, Running } from './contract.ts'
import { yearOfFair } from './fair-end.ts'

let world: World
let visitor: Visitor
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.empty('quiz_attempts', 'limits')
  world.clock.set('2027-07-20T10:00:00+05:30')
  visitor = knownVisitor(world)
})
const register = <T = Running>(by = visitor) =>
  by.call<T>('POST /api/mela-quiz/attempts', {
    id: crypto.randomUUID(),
    name: 'Sunita Kumari',
    phone: '9876500010',
    of_age: true,
    notice_version: 'mela-quiz-1',
    notice_language: 'hi',
  })
const look = async (id: string) => (await visitor.call(`GET /api/mela-quiz/attempts/${id}`)).status

test('a number plays once per fair, before and after its last day', async () => {
  const { body } = await register()
  world.clock.set('2027-08-17T23:30:00+05:30')
  expect(await register()).toMatchObject({ status: 200, body: { id: body.id } })
  const other = knownVisitor(world)
  expect((await register<Elsewhere>(other)).body).toMatchObject({ note: 'running-elsewhere' })
  world.clock.set('2028-07-06T12:00:00+05:30')
  expect(await look(body.id)).toBe(200)
})

test('the same number plays again for the next fair, even within a year', async () => {
  const { body } = await register()
  world.clock.set('2028-07-08T10:00:00+05:30')
  // The phone gets 404 for the old attempt and offers a new one.
  expect(await look(body.id)).toBe(404)
  const next = await register()
  expect(next.status).toBe(201)
  expect(next.body.id).not.toBe(body.id)
  const twenty = await Promise.all(Array.from({ length: 20 }, () => register()))
  expect(new Set(twenty.map(answer => answer.body.id))).toEqual(new Set([next.body.id]))
  const { rows } = await world.owner.query('select fair from quiz_attempts order by fair')
  expect(rows).toEqual([{ fair: 2027 }, { fair: 2028 }])
})

test('an attempt after the end of a fair is on none of its lists, because the answers are known by then', async () => {
  const board = async () =>
    (await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')).body.players.map(({ name }) => name)
  const submit = (id: string, by = visitor) =>
    by.call(`POST /api/mela-quiz/attempts/${id}/submission`, { answers: Array(10).fill(0) })
  const { body } = await register()
  await submit(body.id)
  await expect.poll(board).toEqual(['Sunita Kumari'])
  world.clock.set('2027-08-20T10:00:00+05:30')
  const late = knownVisitor(world)
  const again = await register(late)
  expect(again.status).toBe(201)
  await world.owner.query(`update quiz_attempts set name = 'Late' where fair = 2028`)
  await submit(again.body.id, late)
  // The new name shows that the list was read again after the late submission.
  await world.owner.query(`update quiz_attempts set name = 'Sunita Devi' where fair = 2027`)
  await world.context.responseCache.changed('mela-quiz')
  await expect.poll(board).toEqual(['Sunita Devi'])
  world.clock.set('2027-09-18T10:00:00+05:30')
  await world.context.responseCache.changed('mela-quiz')
  await expect.poll(board).toEqual(['Late'])
})

test.each([
  ['2026-08-28T23:59:00+05:30', 2026],
  ['2026-08-29T00:01:00+05:30', 2027],
  ['2026-12-31T23:59:00+05:30', 2027],
  ['2027-08-17T23:59:00+05:30', 2027],
  ['2027-08-18T00:01:00+05:30', 2028],
  ['2039-02-01T00:00:00+05:30', 2039],
])('an attempt on %s counts for the fair of %i', (at, year) => {
  expect(yearOfFair(Date.parse(at), editions)).toBe(year)
})
