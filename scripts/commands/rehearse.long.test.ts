import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { openDevice } from '#tests/world/device.ts'

const run = promisify(execFile)
const folder = makeDataFolder()
const [dataDir, copyDir] = [join(folder, 'guide'), join(folder, 'rehearsal')]
const env = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
const rehearse = (...given: string[]) =>
  run(process.execPath, ['scripts/mela-guide.ts', 'rehearse', ...given], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
let guide: ServerProcess
beforeAll(async () => {
  guide = await startServer(dataDir, { env })
  if (!guide.url) throw new Error(guide.stderr())
})
afterAll(async () => {
  guide?.kill('SIGTERM')
  await guide?.ended
  for (const made of [copyDir, dataDir, folder]) removeDataFolder(made)
})

test('a rehearsal is a copy of the working guide on the first Monday of its fair; the guide stays as it was', async () => {
  const phone = await openDevice(guide.url)
  const words = { id: crypto.randomUUID(), name: 'Mohan', feedback: 'Clean and calm', rating: 5 }
  const sent = await phone.post('/api/feedback', { ...words, notice_version: 'v1', notice_language: 'hi' })
  expect(sent.status).toBe(201)
  await rehearse('2027', copyDir)

  const copy = await startServer(copyDir, { env })
  expect(copy.url, copy.stderr()).toContain('http')
  const { headers } = await fetch(copy.url)
  const moved = Date.parse(headers.get('date') ?? '') - Date.parse('2027-07-19T04:00:00+05:30')
  expect(moved).toBeGreaterThanOrEqual(0)
  expect(moved).toBeLessThan(600_000)
  expect(await (await fetch(`${copy.url}/events`)).text()).toContain('Practice: nothing here is real')
  const accounts = copy.stdout()
  expect(accounts, 'the copy has the accounts of the guide').not.toContain('password')
  copy.kill('SIGTERM')
  expect(await copy.ended).toBe(0)

  expect(await (await fetch(`${guide.url}/events`)).text()).not.toContain('data-practice')
})
