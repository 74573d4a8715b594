import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openWorld } from '#tests/world/world.ts'
import { appForAll, built, get, page } from './test-app.ts'

appForAll()

test('pages and files are in memory soon after the start, even those that nobody has requested', async () => {
  for (const url of ['/facility/mela-route', '/assets/finder.worker-1a2b.js'])
    await expect.poll(() => built.app.fastPath.versionOf(url), { message: url }).toBeDefined()
})

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
    ['/facility/%2e%2e%2fadmin', 404, 'Facility Not Found'],
    ['/%66acility/helipad', 404, 'Facility Not Found'],
    ['//', 404, 'Page Not Found'],
    ['/facility/toilet//', 404, 'Page Not Found'],
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

  test('are revalidated each time and answered with 304 if nothing changed', async () => {
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('change at run time when the data behind them changes', async () => {
    const before = (await get('/facility/shivir')).headers.get('etag') ?? ''
    await built.pages.replace('/facility/shivir', page('Camp, two more'))
    const after = await get('/facilities/shivir', { 'if-none-match': before })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('Camp, two more')
  })
})

describe('files', () => {
  test('with a hash in their name are immutable; others are revalidated', async () => {
    const asset = await get('/assets/main-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/icon.png')).headers.get('content-type')).toBe('image/png')
  })

  test('are sent as the build compressed them, or otherwise compressed by the server', async () => {
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

  test('missing under /assets stay JSON for a browser that prefers a page', async () => {
    const answer = await get('/assets/nope.js', { accept: 'text/html' })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
  })
})

test('with OFFLINE_COPY off phones get, under the same name, a worker that removes itself', async () => {
  const off = await openWorld({ pages: true, env: { OFFLINE_COPY: 'off' } })
  expect(await (await fetch(`${off.url}/sw.js`)).text()).toContain('.unregister()')
  await off.close()
})
