import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { type App, buildApp } from '#server/app.ts'
import { eventually } from '#tests/world/eventually.ts'
import { serve } from './http.ts'
import type { ShortHandler } from './short-call.ts'

const name = 'POST /api/likes/:id'
const contract = defineContract({
  [name]: {
    access: 'device',
    summary: 'Likes.',
    params: z.strictObject({ id: z.string().check(z.minLength(2)) }),
    body: z.strictObject({ by: z.string() }),
    reply: z.strictObject({ liked: z.string(), device: z.number(), ip: z.string() }),
    status: 201,
  },
})
let folder: string
let built: App
let port: number
let cookie = ''
let said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-short-call-'))
  built = await buildApp({
    settings: {
      dataDir: folder,
      trustedProxies: ['loopback'],
      publicUrl: 'http://mela.example',
      metricsToken: undefined,
    },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'none'),
    logger: { level: 'error', stream: { write: line => void said.push(line) } },
  })
  const like: ShortHandler<(typeof contract)[typeof name]> = async ({ params, body }, caller) => {
    if (body.by === 'twice') refuse('23505', 409, 'Once is enough.')
    if (body.by === 'broken') throw new Error('canary of a defect')
    if (body.by === 'later') refuse('unavailable', 503, 'Later.', 3)
    const liked = body.by === 'misfit' ? (7 as never) : `${params.id} by ${body.by}`
    return { liked, device: caller.device?.length ?? 0, ip: caller.ip }
  }
  serve({ app: built.app } as AppContext, contract, { [name]: like })
  built.app.shortCalls.add(name, contract[name], async (input, caller) => {
    short += 1
    return like(input, caller)
  })
  await built.app.listen({ port: 0, host: '127.0.0.1' })
  port = (built.app.server.address() as { port: number }).port
  const reply = { header: (_: string, value: string) => (cookie = value.split(';')[0] ?? '') }
  built.devices.mint(reply as unknown as FastifyReply)
})
afterAll(async () => {
  await built.app.close()
  await rm(folder, { recursive: true })
})

let short = 0
type Headers = Record<string, string>
type Ask = { path?: string; body?: string; headers?: Headers }
const asked = ({ path = '/api/likes/first', body = '{"by":"Asha"}', headers }: Ask) => ({
  path,
  body,
  headers: { cookie, 'content-type': 'application/json', host: 'mela.example', ...headers } as Headers,
})
const plain = ({ date, connection, 'keep-alive': _, ...headers }: Record<string, unknown>) => ({
  ...headers,
  ...('x-request-id' in headers && { 'x-request-id': 'some' }),
  ...('retry-after' in headers && { 'retry-after': 'some' }),
})
function send(ask: Ask): Promise<{ status: number | undefined; headers: object; body: string }> {
  const { path, body, headers } = asked(ask)
  const isChunked = headers['transfer-encoding'] !== undefined
  const length = isChunked ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) =>
    httpRequest({ port, path, method: 'POST', headers: { ...length, ...headers } }, async response =>
      resolve({
        status: response.statusCode,
        headers: plain(response.headers),
        body: await text(response),
      }),
    )
      .on('error', reject)
      .end(body),
  )
}
async function usual(ask: Ask) {
  const { path, body, headers } = asked(ask)
  const answer = await built.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers,
  })
  return { status: answer.statusCode, headers: plain(answer.headers), body: answer.body }
}

test.each<[string, number, Ask]>([
  ['what is right', 201, {}],
  ['what a proxy brings', 201, { headers: { 'x-forwarded-for': '198.51.100.7' } }],
  ['a forged host', 403, { headers: { origin: 'https://evil.example', 'x-forwarded-host': 'a.example' } }],
  ['Hindi', 201, { body: '{"by":"आशा क्‍ष 🙏"}' }],
  ['a page of ours', 201, { headers: { origin: 'http://mela.example', 'sec-fetch-site': 'same-origin' } }],
  ['no cookie', 401, { headers: { cookie: '' } }],
  ['a forged cookie', 401, { headers: { cookie: 'v=AAAAAAAAAAAAAAAAAAAAAA.1700000000.x' } }],
  ['a foreign page', 403, { headers: { origin: 'https://evil.example' } }],
  ['a page of nowhere', 403, { headers: { origin: 'null' } }],
  ['what another site sends', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown key', 400, { body: '{"by":"Asha","count":9}' }],
  ['a wrong parameter', 400, { path: '/api/likes/x' }],
  ['half of a JSON', 400, { body: '{"by":' }],
  ['nothing', 400, { body: '' }],
  ['a prototype', 400, { body: '{"by":"Asha","__proto__":{"a":1}}' }],
  ['a NUL', 201, { body: '{"by":"a\\u0000b"}' }],
  ['bytes that are no text', 201, { body: '{"by":"\ufffd"}' }],
  ['what comes twice', 409, { body: '{"by":"twice"}' }],
  ['what has to wait', 503, { body: '{"by":"later"}' }],
  ['a defect', 500, { body: '{"by":"broken"}' }],
  ['an answer outside its contract', 500, { body: '{"by":"misfit"}' }],
])('%s is answered %i, before Node and by it as on the usual way', async (_, status, ask) => {
  said = []
  const before = short
  const answer = await send(ask)
  expect(answer.status).toBe(status)
  // What asks to be its connection's last is Node's to read.
  expect(await send({ ...ask, headers: { ...ask.headers, connection: 'close' } })).toEqual(answer)
  expect((short - before) % 2, 'both took the short way, or none did').toBe(0)
  expect(await usual(ask)).toEqual(answer)
  expect(answer.body + said.join().replace(/"message":"canary of a defect"/g, '')).not.toContain('canary')
  if (status === 500) expect(said).toHaveLength(3)
})

test.each<[string, Ask]>([
  ['a longer body', { body: JSON.stringify({ by: 'x'.repeat(1100) }) }],
  ['another type', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['a form', { headers: { 'content-type': 'text/plain' } }],
  ['a query', { path: '/api/likes/first?a=1' }],
  ['an address in disguise', { path: '/api/likes/fir%73t' }],
  ['a body without a length', { headers: { 'transfer-encoding': 'chunked' } }],
])('%s takes the usual way', async (_, ask) => {
  const before = short
  const answer = await send(ask)
  expect(short).toBe(before)
  expect(answer.status).toBe((await usual(ask)).status)
})

test('only a small write of a known phone can be put there', () => {
  const add = (call: string, more: object) => () =>
    built.app.shortCalls.add(call as 'POST /api/x', { ...contract[name], ...more } as never, async () => {
      throw new Error()
    })
  expect(add('GET /api/x', {})).toThrow('no short call')
  expect(add('POST /api/x', { access: 'admin' })).toThrow('no short call')
  expect(add('POST /api/x', { access: 'anyone' })).toThrow('no short call')
  expect(add('POST /api/x', { files: [] })).toThrow('no short call')
})

test('it is counted by its route, and whoever goes in the middle of it is let go', async () => {
  const told = async () => (await built.app.inject({ url: '/metrics' })).body
  const inFlight = async () => /^http_requests_in_flight (\d+)/m.exec(await told())?.[1]
  expect(await told()).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/likes\/:id",status="201"\} \d/,
  )
  const head = `POST /api/likes/first HTTP/1.1\r\nhost: mela.example\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"by"`
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) socket.write(head)
  await eventually(async () => (await inFlight()) === '5')
  for (const socket of sockets) socket.destroy()
  await eventually(async () => (await inFlight()) === '0')
})

test('a phone that asks faster than a person is slowed, on both ways together', async () => {
  let fresh = ''
  const reply = { header: (_: string, value: string) => (fresh = value.split(';')[0] ?? '') }
  built.devices.mint(reply as unknown as FastifyReply)
  const asks = { headers: { cookie: fresh } }
  for (let n = 0; n < 30; n += 1) await Promise.all(Array.from({ length: 20 }, () => usual(asks)))
  await sleep(5)
  const answers = await Promise.all(Array.from({ length: 60 }, () => send(asks)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})
