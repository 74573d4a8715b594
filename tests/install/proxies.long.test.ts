import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newEntry } from '#features/photo-contest/test-contest.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import * as allFeatures from '#server/features.ts'
import { type Device, openDevice } from '#tests/world/device.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, passwords, type World } from '#tests/world/world.ts'
import { freePort, type RealProxy, startProxy } from './real-proxy.ts'

// The proxies' certificates are not from a public authority.
beforeAll(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'))
afterAll(() => void vi.unstubAllEnvs())

const token = 'a token of the monitoring'
/** Reports the client's address and host as the features see them. */
const who: ServerManifest = {
  name: 'who',
  api: ({ app }) => void app.get('/who', async ({ ip, host }) => ({ ip, host })),
}

for (const name of ['caddy', 'nginx'] as const)
  describe(`the guide behind ${name}, as an installation writes it`, () => {
    let world: World
    let proxy: RealProxy
    let url = ''
    let httpUrl = ''
    let phone: Device
    beforeAll(async () => {
      const [httpsPort, httpPort] = [await freePort(), await freePort()]
      url = `https://localhost:${httpsPort}`
      httpUrl = `http://localhost:${httpPort}`
      const env = { PUBLIC_URL: url, TRUSTED_PROXY: 'loopback', METRICS_TOKEN: token }
      world = await openWorld({ env, pages: true, features: [...Object.values(allFeatures), who] })
      proxy = await startProxy(name, {
        httpsPort,
        httpPort,
        port: Number(new URL(world.url).port),
      })
      phone = await openDevice(url)
    })
    afterAll(async () => {
      await proxy?.close()
      await world?.close()
    })

    test('staff sign in, and their cookie is for https only', async () => {
      const browser = staffBrowser(url)
      const words = { username: 'admin', password: passwords.admin, as: 'admin' }
      const signedIn = await browser.call('POST', '/api/session', words, {
        origin: url,
        'sec-fetch-site': 'same-origin',
      })
      expect(signedIn.status).toBe(201)
      expect([...browser.cookies.keys()]).toContain('__Host-staff')
      expect((await browser.call('GET', '/api/dashboard/counts')).status).toBe(200)
    })
    test('another site may not sign in', async () => {
      const words = { username: 'admin', password: passwords.admin, as: 'admin' }
      const answer = await staffBrowser(url).call('POST', '/api/session', words, {
        origin: 'https://evil.example',
      })
      expect(answer).toMatchObject({ status: 403, body: { code: 'cross-origin' } })
    })
    test('a photo that is too large is refused by the guide, in its own words', async () => {
      const answer = await phone.send('/api/photos', newEntry(), Buffer.alloc(15_728_640 + 400_000))
      expect(answer).toMatchObject({ status: 413, body: { code: 'file-too-large' } })
    })
    test('every call accepts as much as the guide does, and the proxy refuses far larger ones', async () => {
      for (const { path, call } of world.context.app.calls.filter(each => each.call.files)) {
        const at = path.replaceAll(/:\w+/g, crypto.randomUUID())
        const most = call.files?.reduce((sum, { max }) => sum + max, 0) ?? 0
        const send = (bytes: number) =>
          phone.send(at, {}, Buffer.alloc(bytes)).then(({ status, body }) => [status, typeof body.code])
        expect([path, ...(await send(most))], path).toEqual([path, expect.any(Number), 'string'])
      }
      const large = await phone.post('/api/feedback', { feedback: 'x'.repeat(40_000_000) })
      // Caddy 2.6, which Debian ships, answers 502 where later versions answer 413.
      expect([413, 502]).toContain(large.status)
    })
    test('events of a live stream arrive at once', async () => {
      const stream = await fetch(`${url}/api/live?topics=crowd`)
      expect(stream.headers.get('content-type')).toContain('text/event-stream')
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      let heard = ''
      const hears = async (words: string) => {
        while (!heard.includes(words)) heard += (await reader?.read())?.value ?? ''
      }
      await hears('event: ready')
      // A proxy that buffers would hold this event for ever, because nothing more follows.
      await world.context.live.publish('crowd', 'gate', { level: 'high' })
      await hears('"high"')
      await reader?.cancel()
    })
    test('nobody outside can read the metrics, even with the token', async () => {
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${world.url}/metrics`, { headers })).status).toBe(200)
      for (const path of ['/metrics', '/metrics/', '/%6detrics', '/metrics?x'])
        expect([path, (await fetch(url + path, { headers })).status]).toEqual([path, 404])
    })
    test('http redirects to https', async () => {
      const answer = await fetch(`${httpUrl}/facility/toilet?x=1`, { redirect: 'manual' })
      expect(answer.status).toBe(308)
      // Caddy leaves out its own port, which is 443 except in tests.
      expect(answer.headers.get('location')?.replace(/:\d+/, '')).toBe(
        'https://localhost/facility/toilet?x=1',
      )
    })
    test('the guide learns the client’s address, which the client cannot choose', async () => {
      const { host } = new URL(url)
      const forged = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'evil.example' }
      expect(await (await fetch(`${url}/who`, { headers: forged })).json()).toEqual({ ip: '127.0.0.1', host })
    })
    test('speaks TLS 1.3 and HTTP/2', async () => {
      const socket = connect({
        port: Number(new URL(url).port),
        servername: 'localhost',
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      })
      await once(socket, 'secureConnect')
      expect([socket.getProtocol(), socket.alpnProtocol]).toEqual(['TLSv1.3', 'h2'])
      socket.destroy()
    })
    test('pages have the guide’s own headers and compression', async () => {
      const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    })
    test('a request for another host finds no other site', async () => {
      const asked = request(httpUrl, { headers: { host: 'evil.example' } }).end()
      const [answer] = await once(asked, 'response')
      expect(String(answer.headers.location ?? '')).not.toContain('http://evil.example')
    })
  })
