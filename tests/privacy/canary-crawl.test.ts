import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { openTwin, openWorld, passwords, starters, type World } from '#tests/world/world.ts'
import { canaries, found, plant, secrets, textColumns } from './canaries.ts'
import { columns } from './columns.ts'
import { fillEveryTable, lastWords, topics } from './fill.ts'

let world: World
/** The crawled server. It starts once every private column holds its canary. */
let server: World
let streamed = ''
let empty: string[]
let tables: string[]
/** Ids, numbers and picture names of every row, which a crawler might guess. */
let names: string[]
let privatePictures: string[]

beforeAll(async () => {
  // The account names will be canaries, so the second server creates new ones.
  const env = { ADMIN_PASSWORD: passwords.admin, VEHICLE_ADMIN_PASSWORD: passwords.vehicle }
  world = await openWorld({ starters, env })
  const stream = await listen(world.url)
  await fillEveryTable(world.url)
  streamed += await stream.until(lastWords)
  const { owner } = world
  tables = (await textColumns(owner)).map(({ column }) => column)
  empty = await plant(owner)
  names = (await owner.query(everyName)).rows.map(row => row.name)
  privatePictures = (await owner.query(everyPrivatePicture)).rows.map(row => row.hash)
  server = await openTwin(world, { pages: true })
})
afterAll(async () => {
  await server?.close()
  await world?.close()
})
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

/** Collects all live events during the test. */
async function listen(url: string) {
  const over = new AbortController()
  const answer = await fetch(`${url}/api/live?topics=${topics.join()}`, { signal: over.signal })
  let heard = ''
  const reading = (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part).toString()
  })().catch(() => undefined)
  return {
    /** Everything received until `words` arrived. */
    async until(words: string) {
      await eventually(() => heard.includes(words))
      over.abort()
      await reading
      return heard
    },
  }
}
/** Every address that answers a GET: calls with each name in each place, pages, and other routes. */
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
async function crawl(headers: Record<string, string>, among = secrets, at = server): Promise<string[]> {
  const leaks: string[] = []
  let all = ''
  const left = await addresses()
  const follow = async () => {
    for (let address = left.pop(); address; address = left.pop()) {
      const answer = await fetch(at.url + address, { headers })
      const said = JSON.stringify([...answer.headers]) + (await answer.text())
      all += said
      for (const column of found(said, among)) leaks.push(`${address}: ${column}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, follow))
  // Checks that the crawl reached rows of every table.
  for (const shown of ['Mohan', 'Asha', 'Sunita', 'Tanker sent', '98••••••']) expect(all).toContain(shown)
  return leaks
}

test('every text column is known, and every private one carried a canary', () => {
  expect(tables.toSorted(), 'Write into tests/privacy/columns.ts who may read each column.').toEqual(
    [...columns.keys()].toSorted(),
  )
  expect(empty, 'Store something in each in tests/privacy/fill.ts.').toEqual([])
})

test('every public topic that told of something was listened to', async () => {
  // Topics of staff carry ids only, and need a permission.
  const { rows } = await world.owner.query(
    `select distinct topic from live_events where topic !~ '^(cases-.*|missing-persons)$'`,
  )
  expect(
    rows.map(({ topic }) => topic).filter(topic => !topics.includes(topic)),
    'Add each to `topics` in tests/privacy/fill.ts.',
  ).toEqual([])
})

test('nobody, known or not, reads anybody’s private words in any answer', async () => {
  expect(await crawl({})).toEqual([])
  const { cookie } = await openDevice(server.url)
  expect(await crawl({ cookie })).toEqual([])
})

test('refusals repeat nothing that was sent, and a flood of errors writes none of it into the log', async () => {
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
})

test('phones received every change, but nothing private', () => {
  for (const topic of ['lost-found', 'photos']) expect(streamed).toContain(`event: ${topic}`)
  expect(found(streamed)).toEqual([])
  expect(streamed).not.toMatch(/98765\s?000|private/)
})

test('pictures of complaints, vehicles and missing people have no public address', async () => {
  expect(privatePictures.length).toBeGreaterThan(3)
  for (const hash of privatePictures)
    for (const size of [320, 800, 1600])
      expect([hash, (await fetch(`${server.url}/photos/${hash}/${size}.webp`)).status]).toEqual([hash, 404])
})

test('parking staff can read nothing of complaints, feedback or missing people', async () => {
  // Its limits start afresh, because the crawl has used up those of the other server.
  const another = await openTwin(world)
  onTestFinished(another.close)
  const desk = await signedInBrowser(another.url, 'vehicle')
  const cookie = [...desk.cookies].map(pair => pair.join('=')).join('; ')
  const theirs = secrets.filter(({ column }) => !/^(vehicle_|staff_|duty_|audit_log|devices)/.test(column))
  expect(await crawl({ cookie }, theirs, another)).toEqual([])
})

test('nothing in the log names anybody', () => {
  const lines = [...world.logged, ...server.logged].join('')
  expect(lines.length).toBeGreaterThan(100)
  expect(found(lines)).toEqual([])
  expect(lines).not.toMatch(/98765\s?000|private/)
})
