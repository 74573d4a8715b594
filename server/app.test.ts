import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { type App, buildApp } from './app.ts'
import type { House } from './house.ts'
import { serve } from './kit/http.ts'

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>जय बाबा गरीबनाथ</p>'.repeat(50)}`
let folder: string
let built: App
let base: string
let reached = 0
let ready = async (): Promise<string[]> => []

const contract = defineContract({
  'POST /api/notes': {
    access: 'anyone',
    summary: 'Keeps a note.',
    body: z.optional(z.strictObject({ text: z.string() })),
    reply: z.object({ reached: z.int() }),
  },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-app-'))
  const web = join(folder, 'web')
  const files: Record<string, string | Buffer> = {
    'index.html': page('Home'),
    '404.html': page('Page Not Found'),
    'facility/404.html': page('Facility Not Found'),
    'facility/toilet/index.html': page('Toilet'),
    'facility/mela-route/index.html': page('Route'),
    'pages.json': JSON.stringify({
      '/': 'index.html',
      '/facility/toilet': 'facility/toilet/index.html',
      '/facility/mela-route': 'facility/mela-route/index.html',
      '404': '404.html',
      'facility-404': 'facility/404.html',
    }),
    'page-files.json': '{}',
    'csp.json': JSON.stringify({ scripts: ['sha256-abc=', "x'; script-src *"] }),
    'sw.js': 'self.addEventListener("fetch", () => {})',
    'assets/main-1a2b.js': `console.log(1)${'//'.repeat(500)}`,
    'assets/main-1a2b.js.gz': gzipSync('made by the build'),
    'assets/main-1a2b.js.map': '{}',
    'icon.png': Buffer.alloc(2000, 1),
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(web, name, '..'), { recursive: true })
    await writeFile(join(web, name), content)
  }
  built = await buildApp({
    settings: {
      dataDir: folder,
      trustedProxies: [],
      publicUrl: 'https://mela.example',
      metricsToken: 'a-token-of-some-length',
    },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: () => ready(),
    outside: { tiles: ['https://tile.example', 'https://x;script-src *'] },
    web,
  })
  built.app.get('/address', async request => request.ip)
  serve({ app: built.app } as House, contract, { 'POST /api/notes': () => ({ reached: ++reached }) })
  base = await built.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await built.app.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers, redirect: 'manual' })

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?showMap=true&x=<svg>', 200, 'Home'],
    ['/facility/toilet', 200, 'Toilet'],
    ['/facility/toilet/', 200, 'Toilet'],
    ['/facilities/toilet', 200, 'Toilet'],
    ['/facility/route', 200, 'Route'],
    ['/facility/helipad', 404, 'Facility Not Found'],
    ['/facilities/helipad', 404, 'Facility Not Found'],
    ['/facility/%3Csvg%20onload=alert(1)%3E', 404, 'Facility Not Found'],
    ['/facility/javascript:alert(1)', 404, 'Facility Not Found'],
    ['/facility/%2e%2e/admin', 404, 'Page Not Found'],
    ['//evil.example', 404, 'Page Not Found'],
    ['/no-such-screen', 404, 'Page Not Found'],
    ['/index.html', 200, 'Home'],
    ['/404.html', 404, 'Page Not Found'],
    ['/facility/toilet/index.html', 404, 'Page Not Found'],
  ])('%s answers %i with its page', async (path, status, title) => {
    const answer = await get(path, { accept: 'text/html' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  test('are asked for again each time and answered 304 when nothing changed', async () => {
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('change at run time when the data behind them changes', async () => {
    const before = (await get('/facility/toilet')).headers.get('etag') ?? ''
    await built.pages.replace('/facility/toilet', page('Toilet, two more'))
    const after = await get('/facilities/toilet', { 'if-none-match': before })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('Toilet, two more')
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever, others are asked for again', async () => {
    const asset = await get('/assets/main-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/icon.png')).headers.get('content-type')).toBe('image/png')
  })

  test('go out compressed as the build made them, or else compressed here', async () => {
    const raw = (path: string, encoding: string) =>
      built.app.inject({ url: path, headers: { 'accept-encoding': encoding } })
    const zipped = await raw('/assets/main-1a2b.js', 'gzip, deflate')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('made by the build')
    expect((await raw('/', 'gzip, br')).headers['content-encoding']).toBe('br')
    expect((await raw('/', 'br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
    expect((await raw('/', 'identity')).headers['content-encoding']).toBeUndefined()
    expect((await raw('/', 'identity')).headers.vary).toBe('accept-encoding')
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async e => (await raw('/', e)).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each([
    '/assets/nope.js',
    '/assets/main-1a2b.js.map',
    '/assets/main-1a2b.js.gz',
    '/assets/../pages.json',
    '/assets/%2e%2e/pages.json',
    '/assets/..%5cpages.json',
    '/assets/%00',
    '/pages.json',
    '/csp.json',
    '/page-files.json',
    '/.vite/manifest.json',
    '/api/nope',
    '/api',
    '/photos/nope',
    '/rest/v1/photos.json',
  ])('%s is missing and never a page', async path => {
    const answer = await built.app.inject(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('json')
    expect(answer.json()).toEqual({ code: 'not-found', message: expect.any(String) })
  })

  test('missing under /assets stay JSON for a browser that would like a page', async () => {
    const answer = await get('/assets/nope.js', { accept: 'text/html' })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
  })
})

/** Sends bytes as they are and answers what came back. */
const raw = (text: string) =>
  new Promise<string>(resolve => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', () => {})
    socket.write(text)
  })

describe('every answer', () => {
  const expected = (headers: Headers) => {
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe-eval;')
    expect(policy.match(/script-src [^;]*/)?.[0] ?? '').not.toContain('unsafe-inline')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain(
      'camera=(self), geolocation=(self), microphone=(self)',
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
  const ofRaw = (answer: string) =>
    new Headers(
      answer
        .split('\r\n\r\n')[0]
        ?.split('\r\n')
        .slice(1)
        .map(line => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    )

  test('carries the security headers, whatever its status', async () => {
    for (const path of [
      '/',
      '/nope',
      '/assets/nope.js',
      '/assets/main-1a2b.js',
      '/healthz',
      '/api/nope',
      '/metrics',
    ])
      expected((await get(path)).headers)
    const etag = (await get('/')).headers.get('etag') ?? ''
    expected((await get('/', { 'if-none-match': etag })).headers)
    const notes = (body: string, headers = {}) =>
      fetch(`${base}/api/notes`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    for (const [status, answer] of [
      [400, await notes('{')],
      [403, await notes('{}', { origin: 'https://evil.example' })],
      [413, await notes(`"${'x'.repeat(300_000)}"`)],
      [404, await fetch(base, { method: 'PATCH' })],
    ] as const) {
      expect(answer.status).toBe(status)
      expected(answer.headers)
      expect((await answer.json()).code).toBeTypeOf('string')
    }
    ready = () => Promise.reject(new Error('away'))
    const away = await get('/readyz')
    ready = async () => []
    expect(away.status).toBe(503)
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    expected(away.headers)
  })

  test('carries them even to what is no proper request', async () => {
    for (const [status, text] of [
      [400, 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
      [400, 'hello\r\n\r\n'],
      [431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ] as const) {
      const answer = await raw(text)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expected(ofRaw(answer))
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
        code: expect.stringMatching(/^(invalid|too-large)$/),
        message: expect.any(String),
      })
    }
  })

  test('lets a page run its own scripts and hashed ones, and reach the hosts that were named', async () => {
    const policy = async () => (await get('/')).headers.get('content-security-policy') ?? ''
    expect(await policy()).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';")
    expect(await policy()).toContain("img-src 'self' blob: data: https://tile.example;")
    expect(await policy()).toContain("frame-src 'self';")
    built.fence.open({ tiles: ['https://map.example', 'http://plain.example', '*'] })
    expect(await policy()).toContain("connect-src 'self' https://map.example;")
    expect(await policy()).not.toContain('tile.example')
  })
})

describe('a write', () => {
  const write = (headers: Record<string, string>, body: string | null = '{"text":"x"}') =>
    fetch(`${base}/api/notes`, { method: 'POST', headers, body }).then(answer => answer.status)
  const json = { 'content-type': 'application/json' }

  test('from our own pages, or from a program, passes', async () => {
    expect(await write(json)).toBe(200)
    expect(await write({}, null)).toBe(200)
    expect(await write({ ...json, origin: base, 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await write({ ...json, origin: 'https://mela.example' })).toBe(200)
  })

  test.each([
    ['of a foreign page', { ...json, origin: 'https://evil.example' }],
    ['of a sandboxed page', { ...json, origin: 'null' }],
    ['that says cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['of a sibling host', { ...json, origin: 'https://other.mela.example', 'sec-fetch-site': 'same-site' }],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['of JSON called text', { 'content-type': 'text/plain;charset=UTF-8' }],
    [
      'of a foreign multipart form',
      { 'content-type': 'multipart/form-data; boundary=b', origin: 'http://evil.example' },
    ],
  ])('%s is 403 and reaches nothing', async (_, headers) => {
    const before = reached
    expect(await write(headers)).toBe(403)
    expect(reached).toBe(before)
  })

  test('of another type is 415', async () => {
    expect(await write({ 'content-type': 'application/xml' })).toBe(415)
  })
})

describe('operating', () => {
  test('health says that it lives, and readiness that the database answers', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
    ready = async () => ['fsync is off']
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', warnings: ['fsync is off'] })
    ready = () => new Promise(() => {})
    expect((await get('/readyz')).status).toBe(503)
    ready = async () => []
  })

  test('metrics are for this machine, or for whoever has the token', async () => {
    expect(await (await get('/metrics')).text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz"',
    )
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404)
    const proxied = { 'x-forwarded-for': '1.2.3.4', authorization: 'Bearer a-token-of-some-length' }
    expect((await get('/metrics', proxied)).status).toBe(200)
    expect((await get('/metrics', { ...proxied, authorization: 'Bearer wrong' })).status).toBe(404)
  })

  test('a forged address from an unknown peer counts for nothing', async () => {
    expect(await (await get('/address', { 'x-forwarded-for': '9.9.9.9' })).text()).toBe('127.0.0.1')
  })

  test('a sender that drips its headers is cut', async () => {
    const started = Date.now()
    const answer = await raw('GET / HTTP/1.1\r\nhost: a\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(Date.now() - started).toBeLessThan(20_000)
  })
})
