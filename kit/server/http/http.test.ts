import { createHmac } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { app, breakBy, id, logged, serverForAll } from './test-server.ts'

serverForAll()

const post = (body: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a call is parsed by its contract, and only fields that the reply declares are sent', async () => {
  const answer = await app.inject(`/api/things/${id.toUpperCase()}?limit=5`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ id, limit: 5 })
  expect((await app.inject(`/api/things/${id}`)).json().limit).toBe(20)
  expect((await post({ name: ' Asha ' })).json()).toEqual({ name: 'Asha' })
})

test('a reply that a handler sends itself is sent unchanged, and nothing is logged', async () => {
  expect((await app.inject('/api/written')).body).toBe('as it is')
  expect(logged).toEqual([])
})

test('a private picture is not sent if the audit log cannot say who saw it', async () => {
  const answer = await app.inject({ url: '/api/faces', headers: { 'x-test-role': 'admin' } })
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
})

test('what the contract does not declare is refused, field by field', async () => {
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
  ['deep nesting', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`],
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

test('a body of six levels is refused before its fields are looked at', async () => {
  const answer = await post('{"name":"a","tags":[[[[["x"]]]]]}')
  expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: '', code: 'invalid' }]])
})

test('when a key occurs twice the last one counts, and is checked', async () => {
  expect((await post('{"name":"Asha","name":" Mohan "}')).json()).toEqual({ name: 'Mohan' })
  expect((await post('{"name":"Asha","name":{"$gt":""}}')).statusCode).toBe(400)
})

test('a visitor’s body above 16 KiB is 413', async () => {
  const answer = await post({ name: 'x'.repeat(17_000) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().code).toBe('too-large')
})

test('a refusal is sent with its code and status', async () => {
  const answer = await post({ name: 'Twice' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ code: '23505', message: '23505' })
})

const withCode = (code: string, more = {}) =>
  Object.assign(new Error('select from /srv/x'), { code, ...more })
test.each([
  ['a defect', new TypeError('at /home/x select * from photos'), 500],
  ['something that is not an Error', 'at /work', 500],
  ['a missing file of the server', withCode('ENOENT', { syscall: 'open' }), 500],
  ['an unmapped database error', withCode('23505'), 500],
  ['a text PostgreSQL refuses', withCode('22021'), 400],
  ['an unavailable database', withCode('ECONNREFUSED'), 503],
  ['a database without its socket', withCode('ENOENT', { syscall: 'connect' }), 503],
  ['a database that is starting', withCode('57P03'), 503],
  ['a database that takes no connections', withCode('55000'), 503],
  ['a deadlock', withCode('40P01'), 503],
])('%s reveals nothing internal', async (_, thrown, status) => {
  breakBy(() => {
    throw thrown
  })
  const answer = await app.inject('/api/broken')
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toMatch(/at \/|select|postgres|\/srv|\/home|22021|stack/i)
  if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['content-type']).toContain('json')
})

test('a reply outside its contract reveals nothing internal', async () => {
  breakBy(() => ({ n: 'SELECT' }))
  const answer = await app.inject('/api/broken')
  expect([answer.statusCode, answer.body.includes('SELECT')]).toEqual([500, false])
})

test('a call is refused unless its contract gives access', async () => {
  const remove = (role?: string) =>
    app.inject({ method: 'DELETE', url: `/api/things/${id}`, headers: role ? { 'x-test-role': role } : {} })
  expect((await remove()).statusCode).toBe(401)
  expect((await remove()).json().code).toBe('unauthenticated')
  expect((await remove('vehicle')).statusCode).toBe(403)
  expect((await remove('admin')).statusCode).toBe(204)
})

test('a device call accepts a signed cookie and nothing else', async () => {
  const vote = (cookie?: string) =>
    app.inject({ method: 'POST', url: `/api/things/${id}/votes`, headers: cookie ? { cookie } : {} })
  const minted = await app.inject('/mint')
  const header = String(minted.headers['set-cookie'])
  expect(header).toMatch(/^v=[^;]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  const cookie = header.split(';')[0] ?? ''
  const [, signed = '', mac] = /^v=(.{22}\.\d{10})\.(.{43})$/.exec(cookie) ?? []
  const expected = createHmac('sha256', Buffer.alloc(32, 1)).update(`device:${signed}`).digest('base64url')
  expect(mac).toBe(expected)
  expect((await vote(`a=b; ${cookie}`)).json()).toEqual({ device: minted.body })
  const forged = cookie.replace(/^v=.{22}/, 'v=AAAAAAAAAAAAAAAAAAAAAA')
  for (const bad of [undefined, 'v=', `${cookie}x`, forged, 'v=a.b.c', cookie.replace('v=', 'w=')]) {
    const answer = await vote(bad)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('voter_required')
  }
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

test('the description of the calls is built once, compressed and with an ETag', async () => {
  const look = (headers = {}) => app.inject({ url: '/api/openapi.json', headers })
  const first = await look({ 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const made = app.fastPath.versionOf('/api/openapi.json')
  expect(made).toBeDefined()
  const again = await look({ 'accept-encoding': 'br', 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(app.fastPath.versionOf('/api/openapi.json')).toBe(made)
  expect((await look()).headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual((await look()).json())
})
