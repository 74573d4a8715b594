import { createServer } from 'node:net'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'

let database: TestDatabase
const dataDir = makeDataFolder()
let server: ServerProcess
const start = async (env: Record<string, string> = {}) => {
  server = await startServer(dataDir, { env: { DATABASE_URL: database.url, ...env } })
}
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
})
afterAll(async () => {
  await database.close()
  removeDataFolder(dataDir)
})

test('the server prints its address and the passwords it made, starts its work at intervals, and SIGTERM ends it with its streams', async () => {
  await start({ CAP_ALERTS_URL: 'http://127.0.0.1:9/feed', VEHICLE_ADMIN_PASSWORD: 'bol bam bol bam' })
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
  const status = async (path: string) => (await fetch(server.url + path)).status
  expect(await status('/healthz')).toBe(200)
  await expect.poll(() => status('/readyz')).toBe(200)
  expect(server.stdout().match(/([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}/g)).toHaveLength(1)
  expect(server.stdout()).not.toContain('bol bam')
  // Only the guide's own line names an address.
  expect(server.stdout()).not.toContain('listening')
  const owner = new Pool(database.owner)
  const lookedAt = async () =>
    (await owner.query('select from alert_source where failed_since is not null')).rowCount
  await expect.poll(lookedAt).toBe(1)
  await owner.end()
  const reader = (await fetch(`${server.url}/api/live?topics=crowd`)).body?.getReader()
  await reader?.read()
  server.kill('SIGTERM')
  for (let done = false; !done; ) done = (await reader?.read())?.done ?? true
  expect(await server.ended).toBe(0)
})

test('a wrong setting ends the server with one sentence and 1', async () => {
  await start({ TRUSTED_PROXY: 'everybody' })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^TRUSTED_PROXY must be a list, .*\.\n$/)
})

test('a port in use ends the server with one sentence and 1', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => busy.once('listening', resolve))
  const { port } = busy.address() as { port: number }
  await start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toBe(`Port ${port} is in use: set PORT to another one, or stop what uses it.\n`)
  busy.close()
})
