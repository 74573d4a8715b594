import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import type { AppContext } from '#kit/server/context.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import { serve } from './http.ts'
import type { CachedResponse } from './response-cache.ts'

const things = z.array(z.object({ name: z.string() }))
type Things = z.output<typeof things>
const contract = defineContract({ 'GET /api/things': { access: 'anyone', summary: 'All.', reply: things } })
let built: TestApp
let base: string
let compressed: CompressedBody | undefined
let sent = 0
const answer = {
  send: async (request, reply) => {
    sent += 1
    compressed ??= await compressBody(
      Buffer.from(JSON.stringify(Array(200).fill({ name: 'Asha' }))),
      'application/json; charset=utf-8',
    )
    return sendCompressed(request, reply, compressed, 'no-cache')
  },
  ready: () => compressed && { compressed, cacheControl: 'no-cache' },
} as Partial<CachedResponse<Things>> as CachedResponse<Things>

beforeAll(async () => {
  built = await openTestApp({ settings: { publicUrl: 'https://mela.example' } })
  serve({ app: built.app } as AppContext, contract, { 'GET /api/things': answer })
  base = await built.listen()
})
afterAll(() => built.close())

beforeEach(() => {
  compressed = undefined
  sent = 0
})

const get = (headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) =>
      httpRequest(`${base}/api/things`, { method, headers }, async response => {
        const { date, connection, 'keep-alive': _, ...kept } = response.headers
        resolve({ status: response.statusCode, headers: kept, body: await buffer(response) })
      })
        .on('error', reject)
        .end(),
  )
const framework = async (headers: Record<string, string> = {}) => {
  const { statusCode, headers: all, rawPayload } = await built.app.inject({ url: '/api/things', headers })
  const { date, connection, 'keep-alive': _, ...kept } = all
  return { status: statusCode, headers: kept, body: rawPayload }
}

test('the first answer comes from the handler, later ones from the fast path, with the same headers and bytes', async () => {
  const first = await get({ 'accept-encoding': 'br' })
  expect(sent).toBe(1)
  expect(await get({ 'accept-encoding': 'br' })).toEqual(first)
  expect(sent).toBe(1)
  for (const encoding of ['br', 'gzip', 'identity', 'gzip;q=0.5, br;q=0', 'deflate'])
    expect(await get({ 'accept-encoding': encoding })).toEqual(
      await framework({ 'accept-encoding': encoding }),
    )
  const twice = { 'accept-encoding': ['identity', 'gzip'] }
  expect((await get(twice)).headers['content-encoding']).toBe('gzip')
  expect((await get({ 'Accept-ENCODING': 'br' })).headers['content-encoding']).toBe('br')
  const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
  expect((await get(known)).status).toBe(304)
  expect(await get(known)).toEqual(await framework(known))
  for (const asked of [{}, { 'accept-encoding': 'br' }, known])
    expect(await get({ ...asked, connection: 'close' })).toEqual(await get(asked))
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
})

test('HEAD and writes are left to the framework', async () => {
  await get()
  expect((await get({}, 'HEAD')).status).toBe(200)
  expect(sent).toBe(2)
  expect((await get({ origin: 'https://evil.example' }, 'POST')).status).toBe(403)
})

test('fast-path answers are counted in the metrics', async () => {
  const served = async () =>
    Number(/^http_requests_ready_total (\d+)/m.exec((await built.app.inject('/metrics')).body)?.[1])
  await get()
  const before = await served()
  await get()
  expect(await served()).toBe(before + 1)
})

test('a new answer is sent from the next request on', async () => {
  await get()
  compressed = await compressBody(Buffer.from('[]'), 'application/json; charset=utf-8')
  expect((await get()).body.toString()).toBe('[]')
})

test('a call whose answer depends on the caller needs a handler', () => {
  const mount = (name: 'GET /api/x/:id' | 'POST /api/x' | 'GET /api/x', access: 'anyone' | 'device') => () =>
    serve({ app: built.app } as AppContext, { [name]: { access, summary: '', reply: things } }, {
      [name]: answer,
    } as never)
  expect(mount('GET /api/x/:id', 'anyone')).toThrow('needs a handler')
  expect(mount('POST /api/x', 'anyone')).toThrow('needs a handler')
  expect(mount('GET /api/x', 'device')).toThrow('needs a handler')
})
