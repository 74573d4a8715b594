import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, fstatSync, globSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, type StartOptions, startServer } from '#tests/server-process.ts'

let dataDir = ''
const servers: ServerProcess[] = []
beforeEach(() => {
  dataDir = makeDataFolder()
})
afterEach(async () => {
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.splice(0).map(server => server.ended))
  expect(databaseProcesses(dataDir), 'PostgreSQL must not stay behind').toEqual([])
  removeDataFolder(dataDir)
})
const start = async (env: StartOptions['env'] = {}, options: StartOptions = {}) => {
  const server = await startServer(dataDir, { ...options, env })
  servers.push(server)
  return server
}
const status = async (server: ServerProcess, path: string) => (await fetch(server.url + path)).status
const passwords = (server: ServerProcess) =>
  server.stdout().match(/([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}/g) ?? []

describe('the server process', () => {
  test('starts on an empty folder, prints its address and once the staff passwords, and exits with 0 on SIGTERM', async () => {
    const server = await start()
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await status(server, '/healthz')).toBe(200)
    expect(await status(server, '/readyz')).toBe(200)
    expect(passwords(server)).toHaveLength(2)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(databaseProcesses(dataDir)).toEqual([])

    const again = await start()
    expect(passwords(again)).toEqual([])
    expect(again.stdout()).not.toContain('password')
  })

  test('exits on SIGINT too, even if sent twice and with open connections', async () => {
    const server = await start()
    const half = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
    half.write('GET /healthz HTTP/1.1\r\nhost: x\r\n')
    await once(half, 'connect')
    const stream = await fetch(`${server.url}/api/live?topics=crowd`)
    // Connections are accepted in order: once this one is answered, the half request has arrived.
    await fetch(`${server.url}/healthz`)
    server.kill('SIGINT')
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(databaseProcesses(dataDir)).toEqual([])
    half.destroy()
    await stream.body?.cancel().catch(() => {})
  })

  test('finishes sending an answer to a slow reader after SIGTERM', async () => {
    const token = 'a token of the monitoring'
    const server = await start({ METRICS_TOKEN: token })
    const headers = { authorization: `Bearer ${token}` }
    const name = globSync('hls-stage-*.js', { cwd: 'dist/web/assets' })[0]
    const path = `/assets/${name}`
    const length = (await (await fetch(server.url + path)).arrayBuffer()).byteLength
    const answered = async () =>
      Number(
        /^http_requests_ready_total (\d+)/m.exec(
          await (await fetch(`${server.url}/metrics`, { headers })).text(),
        )?.[1],
      )
    const before = await answered()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    await expect.poll(answered).toBe(before + 1)
    server.kill('SIGTERM')
    // The server is closing: it refuses new connections.
    await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'closed')).toBe('closed')
    let read = 0
    let head = 0
    socket.on('data', piece => {
      if (head === 0) head = piece.indexOf('\r\n\r\n') + 4
      read += piece.length
    })
    expect(await server.ended).toBe(0)
    await expect.poll(() => read - head).toBe(length)
    expect(server.stdout()).toContain('"signal":"SIGTERM","msg":"Stopping."')
  })

  test('started four times at once on an empty folder makes one database and one pair of accounts', async () => {
    const four = await Promise.all([start(), start(), start(), start()])
    expect(four.flatMap(passwords)).toHaveLength(2)
    for (const server of four) expect(await status(server, '/readyz')).toBe(200)
  })

  test('prints no password if the system stores a service’s output', async () => {
    const file = join(dataDir, 'log')
    const log = openSync(file, 'w')
    const { dev, ino } = fstatSync(log)
    const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, JOURNAL_STREAM: `${dev}:${ino}` }
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, 'ignore'],
    })
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('Passwords are not written to the log')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(readFileSync(file, 'utf8')).not.toMatch(/([a-km-z2-9]{4}-){3}/)
  })

  test('exits with one sentence and 1 if the database is unavailable', async () => {
    const server = await start({ DATABASE_URL: 'postgresql://mela:secret@127.0.0.1:1/mela' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toMatch(/^The database of DATABASE_URL does not answer: .*\.\n$/)
    expect(server.stderr()).not.toContain('secret')
  })
})

describe.runIf(process.getuid?.() === 0)('the server process under different users', () => {
  test('works as an ordinary user', async () => {
    const nobody = { uid: 65534, gid: 65534 }
    chownSync(dataDir, nobody.uid, nobody.gid)
    const server = await start({}, { user: nobody })
    expect(await status(server, '/readyz')).toBe(200)
  })
})
