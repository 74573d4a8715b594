import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startServer } from '#tests/server-process.ts'

const run = promisify(execFile)
const folder = makeDataFolder()
const dataDir = join(folder, 'demo')
const env = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
afterAll(() => {
  removeDataFolder(dataDir)
  removeDataFolder(folder)
})

test('one command makes a demo with photos, votes, lost things, crowd levels and a notice; the demo is marked as one', async () => {
  await run(process.execPath, ['scripts/mela-guide.ts', 'demo', dataDir], {
    env: { PATH: process.env.PATH, ...env },
  })
  const server = await startServer(dataDir, { env })
  const read = async (path: string) => (await fetch(server.url + path)).json()
  const { photos } = await read('/api/photos')
  expect(photos.map((photo: { vote_count: number }) => photo.vote_count)).toEqual([6, 5, 4, 2, 1, 0])
  expect((await read('/api/lost-found')).counts).toEqual({ Lost: 2, Found: 1 })
  expect((await read('/api/notices')).notices).toHaveLength(1)
  const told = (await read('/api/crowd-status')).places.filter(
    (place: { status: string | null }) => place.status,
  )
  expect(told).toHaveLength(5)
  expect(await (await fetch(`${server.url}/gallery`)).text()).toContain('Demo: this is not the real guide.')
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
