import { expect, test } from 'vitest'
import { editions } from '#content/edition.ts'
import { world } from '#tests/world/fixture.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import type { Elsewhere, Leaderboard } from './contract.ts'
import { yearOfFair } from './fair-end.ts'
import { none, quizForAll, register, submit, visitor } from './test-attempts.ts'

quizForAll()
const look = async (id: string) => (await visitor.call(`GET /api/mela-quiz/attempts/${id}`)).status

test('a number plays once per fair, before and after its last day', async () => {
  const { body } = await register()
  world.clock.set('2027-08-17T23:30:00+05:30')
  expect(await register()).toMatchObject({ status: 200, body: { id: body.id } })
  const other = knownVisitor(world)
  expect((await register<Elsewhere>({}, other)).body).toMatchObject({ note: 'running-elsewhere' })
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
  const { rows } = await world.owner.query('select fair from quiz_attempts order by fair')
  expect(rows).toEqual([{ fair: 2027 }, { fair: 2028 }])
})

test('an attempt after the end of a fair counts for the next one, whose list follows thirty days after it', async () => {
  const board = async () => {
    await world.context.responseCache.changed('mela-quiz')
    const { players } = (await visitor.call<Leaderboard>('GET /api/mela-quiz/leaderboard')).body
    return players.map(({ name, rank }) => `${rank} ${name}`)
  }
  await submit((await register()).body.id, none)
  world.clock.set('2027-08-20T10:00:00+05:30')
  const late = knownVisitor(world)
  const again = await register({ name: 'Late' }, late)
  expect(again.status).toBe(201)
  expect((await submit(again.body.id, none, late)).body.rank).toBe(1)
  world.clock.set('2027-09-16T23:00:00+05:30')
  await expect.poll(board).toEqual(['1 Sunita Kumari'])
  world.clock.set('2027-09-17T00:30:00+05:30')
  await expect.poll(board).toEqual(['1 Late'])
})

test.each([
  ['2027-08-17T23:59:00+05:30', 2027],
  ['2027-08-18T00:01:00+05:30', 2028],
  ['2039-02-01T00:00:00+05:30', 2039],
])('an attempt on %s counts for the fair of %i', (at, year) => {
  expect(yearOfFair(Date.parse(at), editions)).toBe(year)
})
