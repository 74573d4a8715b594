import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveHealth } from './health.ts'

let app: FastifyInstance
/** How often the database was asked; `answer`: what it answers each time. */
let asked: number
let answer: () => Promise<string[]>
let now = 0
beforeEach(async () => {
  asked = 0
  answer = async () => []
  app = Fastify()
  const count = () => {
    asked += 1
    return answer()
  }
  serveHealth(app, count, () => now)
  await app.ready()
})
afterEach(() => app.close())
const ready = async () => {
  const { statusCode, body } = await app.inject('/readyz')
  return { code: statusCode, ...JSON.parse(body) }
}

test('a crowd of readiness checks queries the database once', async () => {
  const database = Promise.withResolvers<string[]>()
  answer = () => database.promise
  const crowd = Array.from({ length: 500 }, ready)
  await expect.poll(() => asked).toBe(1)
  database.resolve(['fsync is off'])
  for (const said of await Promise.all(crowd))
    expect(said).toMatchObject({ status: 'ready', warnings: ['fsync is off'] })
  now += 999
  await ready()
  expect(asked).toBe(1)
})

test('a failure is shared too, and the next second queries again', async () => {
  answer = () => Promise.reject(new Error('away'))
  const codes = await Promise.all(Array.from({ length: 50 }, async () => (await ready()).code))
  expect([new Set(codes), asked]).toEqual([new Set(['unavailable']), 1])
  answer = async () => []
  now += 1000
  expect([(await ready()).status, asked]).toEqual(['ready', 2])
})

test('a hanging database is not queried again by every check that arrives meanwhile', async () => {
  const database = Promise.withResolvers<string[]>()
  answer = () => database.promise
  for (let look = 0; look < 3; look += 1) {
    expect((await ready()).code).toBe('unavailable')
    now += 3000
  }
  expect(asked).toBe(1)
  database.resolve([])
  await database.promise
  now += 1000
  expect((await ready()).status).toBe('ready')
})

test('a check that never ends is given up', async () => {
  answer = () => new Promise(() => {})
  expect((await ready()).code).toBe('unavailable')
  answer = async () => []
  now += 10_000
  expect((await ready()).status).toBe('ready')
})
