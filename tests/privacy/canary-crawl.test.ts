import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '#kit/server/db/embedded/open.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { openDevice } from '#tests/world/device.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { canaries, found, plant, textColumns } from './canaries.ts'
import { columns } from './columns.ts'
import { fillEveryTable, lastWords, topics } from './fill.ts'

const env = {
  OPENWEATHER_API_KEY: 'none',
  OPENWEATHER_BASE_URL: 'http://127.0.0.1:9',
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'bol bam admin',
  VEHICLE_ADMIN_USERNAME: 'vehicle',
  VEHICLE_ADMIN_PASSWORD: 'bol bam vehicle',
}
let dataDir: string
let server: ServerProcess
let printed = ''
let streamed = ''
let empty: string[]
let tables: string[]
/** Ids, numbers and picture names of every row: what a crawler might guess. */
let names: string[]
let privatePictures: string[]

beforeAll(async () => {
  dataDir = makeDataFolder()
  server = await startServer(dataDir, { env })
  if (!server.url) throw new Error(server.stderr())
  const stream = await listen(server.url)
  await fillEveryTable(server.url)
  streamed += await stream.until(lastWords)
  const cluster = await openEmbedded(dataDir)
  const pool = new Pool(cluster.owner)
  tables = (await textColumns(pool)).map(({ column }) => column)
  await stop()
  empty = await plant(pool)
  names = (await pool.query(everyName)).rows.map(row => row.name)
  privatePictures = (await pool.query(everyPrivatePicture)).rows.map(row => row.hash)
  await pool.end()
  server = await startServer(dataDir, {
    env: { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: env.OPENWEATHER_BASE_URL },
  })
  await cluster.close()
}, 120_000)
afterAll(async () => {
  await stop()
  removeDataFolder(dataDir)
})
async function stop() {
  server.kill('SIGTERM')
  await server.ended
  printed += server.stdout() + server.stderr()
}
const everyName = `
  select id::text as name from complaints union select secret::text from complaints union select number from complaints union select id::text from feedback
  union select id::text from lost_found_items union select id::text from missing_person_reports
  union select id::text from photo_contest_submissions union select id::text from quiz_attempts
  union select id::text from vehicle_registrations union select vehicle_id from vehicle_registrations
  union select id::text from staff_accounts`
const everyPrivatePicture = `
  select image_hash as hash from complaints where image_hash is not null
  union select image_hash from missing_person_reports where image_hash is not null
  union select photo_hash from vehicle_registrations union select photo_hash from vehicle_unparking_records`

/** All live events while the test runs. */
async function listen(url: string) {
  const over = new AbortController()
  const answer = await fetch(`${url}/api/live?topics=${topics.join()}`, { signal: over.signal })
  let heard = ''
  const reading = (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part).toString()
  })().catch(() => undefined)
  return {
    /** Everything that was heard until `words` came. */
    async until(words: string) {
      await vi.waitFor(() => expect(heard).toContain(words), { timeout: 20_000 })
      over.abort()
      await reading
      return heard
    },
  }
}
/** Every address that answers a GET: calls with each name in each place, pages, and what is beside them. */
async function addresses(): Promise<string[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const calls = Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && path !== '/api/live')
    .flatMap(([path]) => (path.includes('{') ? names.map(name => path.replace(/\{\w+\}/g, name)) : [path]))
  expect(calls.length).toBeGreaterThan(100)
  const written = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/pages.json'), 'utf8'))
  const pages = Object.keys(written).filter(page => page.startsWith('/'))
  const beside = [
    '/metrics',
    '/readyz',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/alerts.xml',
    '/sw.js',
    '/nowhere',
    '/api/nowhere',
  ]
  const older = names.map(name => `/api/lost-found/older?type=Lost&before=${name}`)
  return [...calls, ...older, ...pages, ...beside]
}
async function crawl(headers: Record<string, string>, among = canaries): Promise<string[]> {
  const leaks: string[] = []
  let all = ''
  for (const address of await addresses()) {
    const answer = await fetch(server.url + address, { headers })
    const said = JSON.stringify([...answer.headers]) + (await answer.text())
    all += said
    for (const column of found(said, among)) leaks.push(`${address}: ${column}`)
  }
  // The crawl did reach rows of every table.
  for (const shown of ['Mohan', 'Asha', 'Sunita', 'Tanker sent', '98••••••']) expect(all).toContain(shown)
  return leaks
}

test('every column of text is known, and every private one carried a canary', () => {
  expect(tables.toSorted()).toEqual([...columns.keys()].toSorted())
  expect(empty).toEqual([])
})

test('nobody, known or not, reads a private word of anybody in any answer', async () => {
  expect(await crawl({})).toEqual([])
  const { cookie } = await openDevice(server.url)
  expect(await crawl({ cookie })).toEqual([])
}, 240_000)

test('what is refused repeats nothing that was sent, and a flood of faults writes none of it into the log', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const { cookie } = await openDevice(server.url)
  const said = Object.fromEntries(canaries.map(({ column, text }) => [column.split('.')[1], text]))
  const leaks: string[] = []
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods).filter(name => name !== 'get')) {
      const address = path.replace(/\{\w+\}/g, canaries[0]?.text ?? '')
      for (const body of [JSON.stringify(said), `{"phone": ${canaries[0]?.text}`]) {
        const headers = { cookie, 'content-type': 'application/json' }
        const answer = await fetch(server.url + address, { method: method.toUpperCase(), headers, body })
        if (found(await answer.text()).length > 0) leaks.push(`${method} ${path}`)
      }
    }
  expect(leaks).toEqual([])
}, 120_000)

test('phones were told of every change, and heard nothing private', () => {
  for (const topic of ['lost-found', 'photos']) expect(streamed).toContain(`event: ${topic}`)
  expect(found(streamed)).toEqual([])
  expect(streamed).not.toMatch(/98765|private/)
})

test('pictures of complaints, vehicles and people who are missed have no public address', async () => {
  expect(privatePictures.length).toBeGreaterThan(3)
  for (const hash of privatePictures)
    for (const size of [320, 800, 1600])
      expect([hash, (await fetch(`${server.url}/photos/${hash}/${size}.webp`)).status]).toEqual([hash, 404])
})

test('the parking staff read nothing of complaints, feedback or people who are missed', async () => {
  // The accounts' names are canaries by now, so the next start creates new ones.
  await stop()
  server = await startServer(dataDir, { env })
  const desk = staffBrowser(server.url)
  const { status } = await desk.call('POST', '/api/session', {
    username: 'vehicle',
    password: env.VEHICLE_ADMIN_PASSWORD,
    as: 'vehicle',
  })
  expect(status).toBe(201)
  const cookie = [...desk.cookies].map(pair => pair.join('=')).join('; ')
  const theirs = canaries.filter(({ column }) => !/^(vehicle_|staff_|duty_|audit_log|devices)/.test(column))
  expect(await crawl({ cookie }, theirs)).toEqual([])
}, 240_000)

test('nothing that was printed names anybody', () => {
  expect(printed.length).toBeGreaterThan(100)
  expect(found(printed)).toEqual([])
  expect(printed).not.toMatch(/98765\s?0|private/)
})
