import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { mintCookie } from '#tests/world/device.ts'
import { serve } from './http.ts'

const metricsToken = 'a token of the monitoring'
const contract = defineContract({
  'POST /api/likes/:id': {
    access: 'device',
    summary: 'Likes.',
    params: z.strictObject({ id: z.string().check(z.minLength(2)) }),
    body: z.strictObject({ by: z.string() }),
    reply: z.strictObject({ liked: z.string(), device: z.number(), ip: z.string() }),
    status: 201,
  },
})
let built: TestApp
let port: number
let cookie = ''
let logged: string[] = []

beforeAll(async () => {
  built = await openTestApp({
    settings: { trustedProxies: ['loopback'], publicUrl: 'http://mela.example', metricsToken },
    logger: { level: 'error', stream: { write: line => void logged.push(line) } },
  })
  serve({ app: built.app } as AppContext, contract, {
    'POST /api/likes/:id': ({ params, body }, request) => {
      if (body.by === 'twice') refuse('23505', 409, 'Once is enough.')
      if (body.by === 'broken') throw new Error('canary of a defect')
      if (body.by === 'later') refuse('unavailable', 503, 'Later.', 3)
      const liked = body.by === 'misfit' ? (7 as never) : `${params.id} by ${body.by}`
      return { liked, device: request.device?.length ?? 0, ip: request.ip }
    },
  })
  port = Number(new URL(await built.listen()).port)
  cookie = mintCookie(built.devices)
})
afterAll(() => built.close())

type Headers = Record<string, string>
type Call = { path?: string; body?: string; headers?: Headers }
function send({ path = '/api/likes/first', body = '{"by":"Asha"}', headers: own = {} }: Call) {
  const headers: Headers = {
    cookie,
    'content-type': 'application/json',
    host: 'mela.example',
    ...(!('transfer-encoding' in own) && { 'content-length': String(Buffer.byteLength(body)) }),
    ...own,
  }
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) =>
      httpRequest({ port, path, method: 'POST', headers }, async response =>
        resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
      )
        .on('error', reject)
        .end(body),
  )
}

test.each<[string, object, Call]>([
  ['a correct call', { liked: 'first by Asha', device: 22, ip: '127.0.0.1' }, {}],
  [
    'a call through a trusted proxy',
    { ip: '198.51.100.7' },
    { headers: { 'x-forwarded-for': '198.51.100.7' } },
  ],
  ['Hindi', { liked: 'first by आशा क्‍ष 🙏' }, { body: '{"by":"आशा क्‍ष 🙏"}' }],
  [
    'a call of our own page',
    {},
    { headers: { origin: 'http://mela.example', 'sec-fetch-site': 'same-origin' } },
  ],
  ['a NUL', { liked: 'first by a\0b' }, { body: '{"by":"a\\u0000b"}' }],
  ['a replacement character', { liked: 'first by \ufffd' }, { body: '{"by":"\ufffd"}' }],
  ['a long body', {}, { body: JSON.stringify({ by: 'x'.repeat(1100) }) }],
  ['a content type with charset', {}, { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['an escaped letter in the path', { liked: 'first by Asha' }, { path: '/api/likes/fir%73t' }],
  ['a body in chunks', { liked: 'first by Asha' }, { headers: { 'transfer-encoding': 'chunked' } }],
  ['a query where the contract has none', { liked: 'first by Asha' }, { path: '/api/likes/first?a=1' }],
  ['a connection that is to be closed', {}, { headers: { connection: 'close' } }],
])('%s is answered 201', async (_, reply, call) => {
  const { status, headers, body } = await send(call)
  expect(status).toBe(201)
  expect(JSON.parse(body)).toMatchObject(reply)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test.each<[string, number, string, Call]>([
  [
    'a forged host',
    403,
    'cross-origin',
    { headers: { origin: 'https://evil.example', 'x-forwarded-host': 'a.example' } },
  ],
  ['no cookie', 401, 'voter_required', { headers: { cookie: '' } }],
  [
    'a forged cookie',
    401,
    'voter_required',
    { headers: { cookie: 'v=AAAAAAAAAAAAAAAAAAAAAA.1700000000.x' } },
  ],
  ['a foreign origin', 403, 'cross-origin', { headers: { origin: 'https://evil.example' } }],
  ['origin null', 403, 'cross-origin', { headers: { origin: 'null' } }],
  ['sec-fetch-site cross-site', 403, 'cross-origin', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a body called text', 403, 'cross-origin', { headers: { 'content-type': 'text/plain' } }],
  ['an unknown key', 400, 'invalid', { body: '{"by":"Asha","count":9}' }],
  ['a wrong parameter', 400, 'invalid', { path: '/api/likes/x' }],
  ['half a JSON text', 400, 'invalid', { body: '{"by":' }],
  ['an empty body', 400, 'invalid', { body: '' }],
  ['__proto__', 400, 'invalid', { body: '{"by":"Asha","__proto__":{"a":1}}' }],
  ['a refusal of the handler', 409, '23505', { body: '{"by":"twice"}' }],
  ['a refusal with Retry-After', 503, 'unavailable', { body: '{"by":"later"}' }],
  ['a defect', 500, 'internal', { body: '{"by":"broken"}' }],
  ['a reply outside its contract', 500, 'internal', { body: '{"by":"misfit"}' }],
])('%s is refused with %i %s', async (_, status, code, call) => {
  logged = []
  const answer = await send(call)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body).code).toBe(code)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  if (status === 503) expect(answer.headers['retry-after']).toBe('3')
  expect(answer.headers['x-request-id']).toEqual(status >= 500 ? expect.any(String) : undefined)
  if (status === 500) {
    const id = answer.headers['x-request-id']
    expect(JSON.parse(answer.body).requestId).toBe(id)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ reqId: id })
  }
  expect(logged).toHaveLength(status === 500 ? 1 : 0)
  expect(answer.body + logged.join().replace('"message":"canary of a defect"', '')).not.toContain('canary')
})

test('a call is counted by its route', async () => {
  await send({})
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect((await built.app.inject({ url: '/metrics', headers })).body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/likes\/:id",status="201"\} \d/,
  )
})

test('a device that calls faster than a person is refused with 429', async () => {
  const fast = { headers: { cookie: mintCookie(built.devices) } }
  const statuses: (number | undefined)[] = []
  // 600 at once and 20 more per second, so a slow machine needs a few more before the refusal.
  while (!statuses.includes(429) && statuses.length < 10_000) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(fast)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.slice(0, 600)).not.toContain(429)
  expect(statuses).toContain(429)
  expect((await send({})).status).toBe(201)
})
