import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startCommand } from '#tests/run-command.ts'
import { startServer } from '#tests/server-process.ts'
import { freePort } from './real-proxy.ts'

let dataDir = ''
let port = 0
beforeEach(async () => {
  dataDir = makeDataFolder()
  port = await freePort()
})
afterEach(() => removeDataFolder(dataDir))

// No request leaves the machine, because the clock is compared with a closed port.
const outside = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
const doctor = (env: Record<string, string> = {}, ...args: string[]) =>
  startCommand(['doctor', ...args], {
    ...{ HOST: '127.0.0.1', DATA_DIR: dataDir, PORT: String(port) },
    ...outside,
    ...env,
  }).ended

test('mela-guide doctor with no server running says so, creates nothing, and exits with 1', async () => {
  const { said, code } = await doctor()
  expect(said).toContain('MEND   Server and pages: No server answers')
  expect(code).toBe(1)
  expect(readdirSync(dataDir)).toEqual([])
})

test('mela-guide doctor beside a server says what is in order and what is not, in both languages', async () => {
  const server = await startServer(dataDir, { env: { PORT: String(port), ...outside } })
  try {
    const { out: said, err, code } = await doctor()
    expect(err).toBe('')
    expect(said).toContain('MEND   Public address: The public https address is not set')
    expect(said).toContain('?      Clock: ')
    expect(said).toContain('WATCH  Backup: There is no good backup yet')
    expect(said).toContain('ok     Messages to staff phones: The keys fit.')
    expect(said).toMatch(/ok {5}Photo store: Photos are stored, \d+ ms/)
    expect(said).not.toContain('No server answers')
    expect(said).toMatch(/\n\d+ to fix, \d+ to watch, \d+ in order\.\n$/)
    expect(code).toBe(1)
    const hindi = await doctor({}, `https://127.0.0.1:${await freePort()}`, '--hi')
    expect(hindi.said).toContain('जवाब नहीं दे रहा')
  } finally {
    server.kill('SIGTERM')
    await server.ended
  }
})

test('mela-guide doctor with a wrong setting says which one', async () => {
  const { err, code } = await doctor({ PUBLIC_URL: 'mela' })
  expect(err).toContain('PUBLIC_URL must be an address')
  expect(code).toBe(1)
})
