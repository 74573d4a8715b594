import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts, type Running } from './process-group.ts'
import { type ProxyName, startProxy } from './proxy-config.ts'

type Seen = { machine: number; host?: string; forwarded?: string; path: string }

/** A machine that reports what reaches it. Only some have the new version's file. */
async function openMachine(machine: number, hasNewFile: boolean): Promise<Server> {
  const server = createServer(({ url: path = '', headers }, response) => {
    if (path === '/assets/new.js' && !hasNewFile) return void response.writeHead(404).end('{}')
    if (path === '/assets/none.js') return void response.writeHead(404).end('{}')
    const seen = { machine, host: headers.host, forwarded: headers['x-forwarded-for'], path }
    response.end(JSON.stringify(seen))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.each<ProxyName>(['haproxy', 'nginx'])('the configuration in docs/scaling.md for %s', proxy => {
  let folder = ''
  let machines: Server[] = []
  let running: Running | undefined
  let port = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mela-proxy-'))
    // If root starts the proxy, it runs as another user.
    chmodSync(folder, 0o755)
    machines = [await openMachine(0, false), await openMachine(1, true)]
    port = (await freePorts(1))[0] ?? 0
    running = await startProxy(proxy, { folder, port, guides: machines.map(portOf) })
  })
  afterAll(async () => {
    await running?.end()
    for (const machine of machines) machine.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })
  const ask = (path: string) =>
    new Promise<{ status?: number | undefined; seen: Seen }>((resolve, reject) => {
      const headers = { host: 'mela.example.in', 'x-forwarded-for': '203.0.113.9' }
      request({ host: '127.0.0.1', port, path, headers, agent: false }, async answer =>
        resolve({ status: answer.statusCode, seen: (await json(answer).catch(() => ({}))) as Seen }),
      )
        .on('error', reject)
        .end()
    })

  test.each(['/', '/api/live?topics=crowd', '/assets/old.js'])(
    '%s reaches the guide with the requested host and the client’s address',
    async path => {
      const { seen } = await ask(path)
      expect(seen).toMatchObject({ path, host: 'mela.example.in', forwarded: '127.0.0.1' })
    },
  )
  test('a file that only one machine has so far is found whichever machine is asked first', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(await ask('/assets/new.js')).toMatchObject({ status: 200, seen: { machine: 1 } })
  })
  test('a file that no machine has is not found', async () =>
    expect((await ask('/assets/none.js')).status).toBe(404))
  test('the server’s metrics are refused', async () =>
    expect((await ask('/metrics')).status).toBeGreaterThanOrEqual(403))
})
