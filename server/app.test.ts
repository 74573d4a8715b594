import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { appForAll, base, get, reached, readyIs } from './test-app.ts'

appForAll()

/** Sends raw bytes and returns the answer. */
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

  test('carries the security headers whatever its status, except for assets', async () => {
    for (const path of [
      '/',
      '/nope',
      '/sw.js',
      '/assets/finder.worker-1a2b.js',
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
    readyIs(() => Promise.reject(new Error('away')))
    await expect.poll(async () => (await get('/readyz')).status).toBe(503)
    const away = await get('/readyz')
    readyIs(async () => [])
    expect(away.status).toBe(503)
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    expected(away.headers)
  })

  test('with a script, a style or a picture has at most 300 bytes of headers', async () => {
    for (const path of ['/assets/main-1a2b.js', '/assets/main-1a2b.css', '/art/lamp.svg']) {
      const answer = await raw(
        `GET ${path} HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`,
      )
      const [head = ''] = answer.split('\r\n\r\n')
      expect(head).toContain('200 OK')
      const headers = ofRaw(answer)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      for (const name of [
        'content-type',
        'content-encoding',
        'content-length',
        'cache-control',
        'etag',
        'vary',
      ])
        expect(headers.get(name), `${path} ${name}`).toBeTruthy()
      // Opened in its own tab, an SVG is a document, while a script or a style sheet is only text.
      expect(headers.get('content-security-policy')).toBe(path.endsWith('.svg') ? 'sandbox' : null)
      // Date and connection lines belong to the server or the proxy.
      const lines = head.split('\r\n').filter(line => !/^(HTTP|date|connection|keep-alive)/i.test(line))
      expect(lines.join('\r\n').length + 2, path).toBeLessThanOrEqual(300)
    }
    const missing = await get('/assets/nope.js')
    expect([missing.status, missing.headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
  })

  test('carries them even for an invalid HTTP request', async () => {
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

  test('lets a page run its own scripts and hashed ones, and reach the configured hosts', async () => {
    const policy = async () => (await get('/')).headers.get('content-security-policy') ?? ''
    expect(await policy()).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';")
    expect(await policy()).toContain("img-src 'self' blob: data: https://tile.example;")
    expect(await policy()).toContain("frame-src 'self';")
    expect(await policy()).toContain("connect-src 'self' https://tile.example;")
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
  ])('%s is 403 and never reaches its handler', async (_, headers) => {
    const before = reached
    expect(await write(headers)).toBe(403)
    expect(reached).toBe(before)
  })

  test('of another type is 415', async () => {
    expect(await write({ 'content-type': 'application/xml' })).toBe(415)
  })
})

describe('operating', () => {
  test('/healthz says that the process runs, /readyz that the database answers', async () => {
    expect((await get('/healthz')).status).toBe(200)
    // The answer is shared for a second.
    const answer = async () => (await get('/readyz')).json()
    await expect.poll(answer).toEqual({ status: 'ready' })
    readyIs(async () => ['fsync is off'])
    await expect.poll(answer).toEqual({ status: 'ready', warnings: ['fsync is off'] })
    readyIs(async () => [])
  })

  test('metrics require the token, even from this machine', async () => {
    const token = { authorization: 'Bearer a-token-of-some-length' }
    await get('/healthz')
    expect(await (await get('/metrics', token)).text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz"',
    )
    expect(await (await get('/metrics', token)).text()).toMatch(
      /http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/healthz",status="200"\} [1-9]/,
    )
    expect((await get('/metrics')).status).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
  })

  test('unknown API addresses are 404 as JSON, even for a browser', async () => {
    for (const path of ['/api/nothing', '/rest/v1/photos', '/storage/v1/object/list/photos']) {
      const answer = await get(path, { accept: 'text/html' })
      expect(answer.status, path).toBe(404)
      expect(await answer.json(), path).toMatchObject({ code: 'not-found' })
    }
  })

  test('a forged address from an unknown peer is ignored', async () => {
    expect(await (await get('/address', { 'x-forwarded-for': '9.9.9.9' })).text()).toBe('127.0.0.1')
  })

  test('a connection that sends nothing, or only half of its headers, is answered 408 and closed', async () => {
    for (const answer of await Promise.all(['', 'GET / HTTP/1.1\r\nhost: a\r\n'].map(raw)))
      expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })
})
