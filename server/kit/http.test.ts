import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { name, queryInteger, uuid } from '#common/fields.ts'
import { refuse } from '#common/refusal.ts'
import { buildApp } from '#server/app.ts'
import type { House } from '#server/house.ts'
import type { Devices } from './device.ts'
import { serve } from './http.ts'

const contract = defineContract({
  'GET /api/things/:id': {
    access: 'anyone',
    summary: 'One thing.',
    params: z.object({ id: uuid }),
    query: z.strictObject({ limit: z._default(queryInteger(1, 100), 20) }),
    reply: z.object({ id: uuid, limit: z.int() }),
  },
  'POST /api/things': {
    access: 'anyone',
    summary: 'Keeps a thing.',
    body: z.strictObject({ name, tags: z.optional(z.array(z.string())) }),
    reply: z.object({ name: z.string() }),
    status: 201,
  },
  'DELETE /api/things/:id': {
    access: 'admin',
    summary: 'Forgets a thing.',
    params: z.object({ id: uuid }),
    reply: z.object({}),
    status: 204,
  },
  'POST /api/things/:id/votes': {
    access: 'device',
    summary: 'Likes a thing.',
    params: z.object({ id: uuid }),
    reply: z.object({ device: z.string() }),
  },
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    body: z.strictObject({ name }),
    files: [
      { name: 'photo', max: 1000, required: true },
      { name: 'photo2', max: 1000, required: false },
    ],
    reply: z.object({ name: z.string(), sizes: z.array(z.int()), text: z.string() }),
    status: 201,
  },
  'GET /api/written': { access: 'anyone', summary: 'Writes itself.', reply: z.object({ n: z.int() }) },
  'GET /api/broken': { access: 'anyone', summary: 'A defect.', reply: z.object({ n: z.int() }) },
})

let app: FastifyInstance
let devices: Devices
let folder: string
let broken: () => unknown
const logged: unknown[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-http-'))
  const settings = { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined }
  const built = await buildApp({
    settings,
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'no-site'),
  })
  app = built.app
  devices = built.devices
  app.signedIn.find = async request => {
    const role = request.headers['x-test-role']
    return role === 'admin' || role === 'vehicle' ? { id: '1', username: 'asha', roles: [role] } : undefined
  }
  app.get('/mint', async (_, reply) => devices.mint(reply))
  serve({ app } as House, contract, {
    'GET /api/things/:id': ({ params, query }) => ({
      id: params.id,
      limit: query.limit,
      phone: '9876500001',
    }),
    'POST /api/things': ({ body }) => (body.name === 'Twice' ? refuse('23505', 409) : { name: body.name }),
    'DELETE /api/things/:id': () => ({}),
    'POST /api/things/:id/votes': (_, request) => ({ device: request.device ?? '' }),
    'POST /api/pictures': async ({ body, files }) => ({
      name: body.name,
      sizes: Object.values(files).map(file => file?.size ?? 0),
      text: await readFile(files.photo.path, 'utf8'),
    }),
    'GET /api/written': (_, __, reply) => {
      reply.log.error = (...words: unknown[]) => logged.push(words)
      return reply.type('text/plain').send('as it is')
    },
    'GET /api/broken': () => broken() as { n: number },
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const post = (body: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a call is parsed by its contract, and only what the reply names leaves', async () => {
  const answer = await app.inject(`/api/things/${id.toUpperCase()}?limit=5`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ id, limit: 5 })
  expect((await app.inject(`/api/things/${id}`)).json().limit).toBe(20)
  expect((await post({ name: ' Asha ' })).json()).toEqual({ name: 'Asha' })
})

test('an answer that a handler writes itself leaves as it is, without a complaint', async () => {
  expect((await app.inject('/api/written')).body).toBe('as it is')
  expect(logged).toEqual([])
})

test('what the contract does not name is refused, field by field', async () => {
  const answer = await post({ name: 'a\u0000b', vote_count: 999 })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'invalid',
    message: expect.any(String),
    fields: expect.arrayContaining([
      { path: 'name', code: 'text-not-allowed' },
      { path: 'vote_count', code: 'unknown' },
    ]),
  })
  expect((await app.inject(`/api/things/${id}?limit=1&limit=2`)).statusCode).toBe(400)
  expect((await app.inject(`/api/things/${id}?x=1`)).statusCode).toBe(400)
  expect((await app.inject(`/api/things/'%20or%201=1--`)).statusCode).toBe(400)
})

test.each([
  ['not JSON', '{"name":'],
  ['a NUL in the JSON', '{"name":"\u0000"}'],
  ['__proto__', '{"name":"a","__proto__":{"admin":true}}'],
  ['constructor', '{"name":"a","constructor":{"prototype":{}}}'],
  ['deep nesting', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['six levels', '{"name":"a","tags":[[[[["x"]]]]]}'],
  ['an array for a text', '{"name":["a"]}'],
  ['an operator for a text', '{"name":{"$gt":""}}'],
  ['a number without end', '{"name":1e400}'],
  ['nothing', ''],
  ['null', 'null'],
])('a body with %s is 400', async (_, body) => {
  const answer = await post(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('invalid')
})

test('a body above 256 KiB is 413', async () => {
  const answer = await post({ name: 'x'.repeat(300_000) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().code).toBe('too-large')
})

test('a refusal travels as its code and status', async () => {
  const answer = await post({ name: 'Twice' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ code: '23505', message: '23505' })
})

test.each([
  [
    'a defect',
    () => {
      throw new TypeError('at /home/x select * from photos')
    },
    500,
  ],
  ['a reply outside its contract', () => ({ n: 'SELECT' }), 500],
  [
    'a missing file of ours',
    () => {
      throw Object.assign(new Error('/srv/x'), { code: 'ENOENT', syscall: 'open' })
    },
    500,
  ],
  [
    'a database error nobody mapped',
    () => {
      throw Object.assign(new Error('select'), { code: '23505' })
    },
    500,
  ],
  [
    'a text PostgreSQL refuses',
    () => {
      throw Object.assign(new Error('x'), { code: '22021' })
    },
    400,
  ],
  [
    'a database that is away',
    () => {
      throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    },
    503,
  ],
  [
    'a database whose socket is gone',
    () => {
      throw Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' })
    },
    503,
  ],
  [
    'a database that starts up',
    () => {
      throw Object.assign(new Error('x'), { code: '57P03' })
    },
    503,
  ],
  [
    'a deadlock',
    () => {
      throw Object.assign(new Error('x'), { code: '40P01' })
    },
    503,
  ],
  [
    'something thrown that is no error',
    () => {
      throw 'at /work'
    },
    500,
  ],
] as const)('%s tells nothing of the inside', async (_, throws, status) => {
  broken = throws
  const answer = await app.inject('/api/broken')
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toMatch(/at \/|select|postgres|\/srv|\/home|22021|stack/i)
  if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['content-type']).toContain('json')
})

test('doors are closed unless their contract opens them', async () => {
  const remove = (role?: string) =>
    app.inject({ method: 'DELETE', url: `/api/things/${id}`, headers: role ? { 'x-test-role': role } : {} })
  expect((await remove()).statusCode).toBe(401)
  expect((await remove()).json().code).toBe('unauthenticated')
  expect((await remove('vehicle')).statusCode).toBe(403)
  expect((await remove('admin')).statusCode).toBe(204)
})

test('a call for devices takes a signed cookie and nothing else', async () => {
  const vote = (cookie?: string) =>
    app.inject({ method: 'POST', url: `/api/things/${id}/votes`, headers: cookie ? { cookie } : {} })
  const minted = await app.inject('/mint')
  const header = String(minted.headers['set-cookie'])
  expect(header).toMatch(/^v=[^;]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  const cookie = header.split(';')[0] ?? ''
  expect((await vote(`a=b; ${cookie}`)).json()).toEqual({ device: minted.body })
  const forged = cookie.replace(/^v=.{22}/, 'v=AAAAAAAAAAAAAAAAAAAAAA')
  for (const bad of [undefined, 'v=', `${cookie}x`, forged, 'v=a.b.c', cookie.replace('v=', 'w=')]) {
    const answer = await vote(bad)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('voter_required')
  }
})

const form = (parts: [header: string, body: string][]) => ({
  payload: `${parts.map(([header, body]) => `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${body}\r\n`).join('')}--b--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
})
const send = (parts: [string, string][]) =>
  app.inject({ method: 'POST', url: '/api/pictures', ...form(parts) })
const asha: [string, string] = ['name="name"', 'Asha']
const file = (length: number, name = 'photo'): [string, string] => [
  `name="${name}"; filename="../../${name}.jpg"`,
  'x'.repeat(length),
]

test('a form with files is received to its exact size, and nothing of it stays', async () => {
  const answer = await send([asha, file(1000), file(7, 'photo2')])
  expect(answer.json()).toEqual({ name: 'Asha', sizes: [1000, 7], text: 'x'.repeat(1000) })
  expect((await send([file(999), asha])).statusCode).toBe(201)
  expect((await send([asha, file(1001)])).json().code).toBe('file-too-large')
  expect((await send([asha, file(1001)])).statusCode).toBe(413)
  expect((await send([asha, file(500_000)])).statusCode).toBe(413)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test.each([
  ['without its file', [asha], [{ path: 'photo', code: 'required' }]],
  ['with an unchosen file', [asha, ['name="photo"; filename=""', '']], [{ path: 'photo', code: 'required' }]],
  ['with a file nobody asked for', [asha, file(1), file(1, 'other')], [{ path: 'other', code: 'unknown' }]],
  ['with a file twice', [asha, file(1), file(1)], [{ path: 'photo', code: 'invalid' }]],
  ['with a field twice', [asha, asha, file(1)], [{ path: 'name', code: 'invalid' }]],
  [
    'with an unknown field',
    [asha, file(1), ['name="is_approved"', 'true']],
    [{ path: 'is_approved', code: 'unknown' }],
  ],
  ['with __proto__', [asha, file(1), ['name="__proto__"', 'x']], [{ path: '__proto__', code: 'unknown' }]],
  [
    'with a field above 64 KiB',
    [['name="name"', 'x'.repeat(70_000)], file(1)],
    [{ path: 'name', code: 'invalid' }],
  ],
  [
    'with forty parts',
    Array.from({ length: 40 }, (_, i) => [`name="f${i}"`, '']),
    [{ path: '', code: 'invalid' }],
  ],
] as [string, [string, string][], unknown][])('a form %s is 400', async (_, parts, fields) => {
  const answer = await send(parts)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual(fields)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('a form that breaks off is 400', async () => {
  const { payload, headers } = form([asha, file(100)])
  for (const cut of [payload.slice(0, -20), payload.slice(0, 60), '', 'x', '--b--']) {
    const answer = await app.inject({ method: 'POST', url: '/api/pictures', payload: cut, headers })
    expect([cut, answer.statusCode]).toEqual([cut, 400])
  }
  const unbounded = await app.inject({
    method: 'POST',
    url: '/api/pictures',
    payload,
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(unbounded.statusCode).toBe(400)
})

test('a form where JSON belongs, and the reverse, are 415', async () => {
  const { payload, headers } = form([asha])
  expect((await app.inject({ method: 'POST', url: '/api/things', payload, headers })).statusCode).toBe(415)
  const json = { 'content-type': 'application/json' }
  const pictures = await app.inject({ method: 'POST', url: '/api/pictures', payload: '{}', headers: json })
  expect(pictures.statusCode).toBe(415)
})

test('every call is described', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths)).toContain('/api/things/{id}/votes')
  expect(paths['/api/things/{id}'].get.parameters.map((p: { name: string }) => p.name)).toEqual([
    'id',
    'limit',
  ])
  expect(paths['/api/things'].post.requestBody.content['application/json'].schema.required).toEqual(['name'])
  expect(Object.keys(paths['/api/pictures'].post.requestBody.content)).toEqual(['multipart/form-data'])
  expect(paths['/api/things/{id}'].delete['x-access']).toBe('admin')
})
