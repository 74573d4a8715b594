import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { Refusal } from '#common/refusal.ts'
import { installErrors } from './errors.ts'

let app: FastifyInstance
let waiting: (() => void)[]
beforeEach(() => {
  app = Fastify()
  waiting = []
  installErrors(app, answer => waiting.push(answer))
  const refuse = async () => {
    throw new Refusal('unavailable', 503, 'Too many people at once. Please try again.', 2)
  }
  app.get('/api/list', refuse)
  app.post('/api/votes', refuse)
  app.get('/api/other', async () => {
    throw new Refusal('not-found', 404, 'There is nothing here.')
  })
})
afterEach(() => app.close())

test('a read for which the database has no place is refused when its turn comes, not before', async () => {
  let status = 0
  const answer = app.inject({ url: '/api/list' }).then(response => {
    status = response.statusCode
    return response
  })
  await expect.poll(() => waiting.length).toBe(1)
  expect(status).toBe(0)
  waiting[0]?.()
  const response = await answer
  expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
    503,
    '2',
    'unavailable',
  ])
})

test('a refused write, and a read refused for another reason, are answered at once', async () => {
  expect((await app.inject({ url: '/api/votes', method: 'POST' })).statusCode).toBe(503)
  expect((await app.inject({ url: '/api/other' })).statusCode).toBe(404)
  expect(waiting).toEqual([])
})

test.each([
  ['file', 'ENOSPC'],
  ['row', '53100'],
])('a %s that finds the disk full is answered 503 with that reason and a time', async (kind, code) => {
  app.post(`/api/${kind}`, async () => {
    throw Object.assign(new Error('write'), { code })
  })
  const response = await app.inject({ url: `/api/${kind}`, method: 'POST' })
  expect([response.statusCode, response.json().code]).toEqual([503, 'no-space'])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('a client that hangs up within its body is not taken for a database that is away', async () => {
  const lines: string[] = []
  const logging = Fastify({ logger: { stream: { write: line => lines.push(line) } } })
  onTestFinished(() => logging.close())
  installErrors(logging, () => {})
  logging.post('/api/votes', async () => 'counted')
  const answered = Promise.withResolvers<number>()
  logging.addHook('onSend', async (_, reply) => answered.resolve(reply.statusCode))
  const url = await logging.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head =
    'POST /api/votes HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n'
  socket.end(`${head}{"a":`)
  expect(await answered.promise).toBe(400)
  expect(lines.join('')).not.toContain('database')
})
