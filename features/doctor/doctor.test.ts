import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#common/text.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import { checkBackup } from './checks/backup.server.ts'
import { checkDatabase } from './checks/database.server.ts'
import { checkClock, checkDisk, checkProcess, checkStore } from './checks/machine.server.ts'
import { isTokenValid, signToken } from './checks/probe.server.ts'
import { checkPush } from './checks/push.server.ts'
import type { Finding, Report, ServerError } from './contract.ts'
import { examineInside } from './examine.server.ts'
import { findings } from './finding-texts.ts'
import { ownFacts } from './own-facts.server.ts'
import { printedReport } from './print.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const names = (all: readonly Finding[]) => all.map(({ name, level }) => `${level} ${name}`)
const own = ownFacts({ clock: Date.now })
const gibibyte = 1024 ** 3

describe('the doctor', () => {
  test('is asked by those with its permission, and says what is wrong before what is in order', async () => {
    const admin = await signedInBrowser(world.url)
    const { status, body } = await admin.call('GET', '/api/doctor')
    expect(status).toBe(200)
    const { findings: found, at } = body as Report
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
    expect(names(found)).toContain('mend no-address')
    // The tests' database keeps nothing through a power cut (tests/world), and the doctor sees it.
    expect(names(found)).toContain('mend database-unsafe')
    expect(names(found)).toContain('fine store-fine')
    const levels = found.map(({ level }) => ['mend', 'watch', 'unknown', 'fine'].indexOf(level))
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  })
  test.each(['viewer', 'content-editor', 'vehicle'] as const)('is not asked by a %s', async role => {
    world.signIn(staffMember(role))
    const { status } = await fetch(`${world.url}/api/doctor`)
    expect(status).toBe(403)
    world.signIn(undefined)
    expect((await fetch(`${world.url}/api/doctor`)).status).toBe(401)
  })
  test('answers its own requests alone, for a minute', async () => {
    const key = world.context.secret('doctor')
    const ask = (token: string) =>
      fetch(`${world.url}/api/doctor/probe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    expect((await ask('1.x')).status).toBe(404)
    expect((await ask(signToken(new Uint8Array(32), Date.now()))).status).toBe(404)
    const answer = await ask(signToken(key, Date.now()))
    expect(await answer.json()).toMatchObject({ ip: '127.0.0.1', is_forwarded: false })
    expect(isTokenValid(key, Date.now() + 61_000, signToken(key, Date.now()))).toBe(false)
  })
})

test('an unexpected error is kept for the chief with its request, and nothing that was typed', async () => {
  await world.owner.query('alter table complaints rename to gone')
  const failed = await fetch(`${world.url}/api/complaints/status/98765000-1000-4000-8000-000000000000`)
  await world.owner.query('alter table gone rename to complaints')
  expect(failed.status).toBe(500)
  world.signIn(staffMember('admin'))
  const read = async () =>
    ((await (await fetch(`${world.url}/api/doctor/errors`)).json()) as { errors: ServerError[] }).errors
  await expect.poll(read).toHaveLength(1)
  const [error] = await read()
  expect(error).toMatchObject({
    method: 'GET',
    route: '/api/complaints/status/:secret',
    request_id: failed.headers.get('x-request-id'),
  })
  expect(JSON.stringify(error)).not.toContain('98765000')
  world.signIn(staffMember('viewer'))
  expect((await fetch(`${world.url}/api/doctor/errors`)).status).toBe(403)
  world.signIn(undefined)
})

describe('the doctor finds', () => {
  test('a disk that is full or nearly so', async () => {
    const of = (free: number) => checkDisk('/srv', async () => ({ free, all: 40 * gibibyte }))
    expect(names(await of(0))).toEqual(['mend disk-full'])
    expect(names(await of(gibibyte - 1))).toEqual(['mend disk-full'])
    expect(names(await of(2 * gibibyte - 1))).toEqual(['watch disk-full'])
    expect(names(await of(20 * gibibyte))).toEqual(['fine disk-fine'])
    expect(names(await checkDisk('/no/such/folder'))).toEqual(['unknown disk-unknown'])
  })
  test('a clock that jumps by an hour beside the database’s, and one that was moved while the server ran', async () => {
    const { pool } = world.context
    const ahead = () => Date.now() + 3_600_000
    expect(names(await checkDatabase(pool, '/srv', ahead))).toContain('mend clock-differs')
    expect(names(await checkDatabase(pool, '/srv', Date.now))).toContain('fine clock-fine')
    expect(names(checkProcess(ownFacts({ clock: ahead })))).toContain('watch clock-moved')
    const all = await examineInside({ ...world.context, clock: ahead, key: new Uint8Array(32), own })
    expect(names(all)).not.toContain('fine clock-fine')
  })
  test('a clock that differs from another server’s', async () => {
    // The world's server sends the real time in its Date header.
    const source = `${world.url}/healthz`
    expect(names(await checkClock(source, () => Date.now() - 90_000))).toEqual(['mend clock-differs'])
    expect(names(await checkClock(source, Date.now))).toEqual([])
    expect(names(await checkClock('http://127.0.0.1:9', Date.now))).toEqual(['unknown clock-unknown'])
  })
  test('too few descriptors and a missing build', () => {
    expect(names(checkProcess({ ...own, descriptors: 1024, has_build: true }))).toContain(
      'mend descriptors-few',
    )
    expect(names(checkProcess({ ...own, descriptors: 10_000, has_build: true }))).toContain(
      'watch descriptors-few',
    )
    expect(names(checkProcess({ ...own, descriptors: 65_536, has_build: false }))).toEqual([
      'fine descriptors-fine',
      'mend no-build',
    ])
  })
  test('a database that is away, and one that may lose rows', async () => {
    const away = { query: () => Promise.reject(new Error('away')) } as never
    expect(names(await checkDatabase(away, '/srv', Date.now))).toEqual(['mend database-away'])
    const client = await world.owner.connect()
    try {
      await client.query('set synchronous_commit = off')
      expect(names(await checkDatabase(client as never, '/srv', Date.now))).toContain('mend database-unsafe')
    } finally {
      client.release(true)
    }
  })
  test('a backup that is missing, late, failed, without its key, or on the disk of the data', async () => {
    const { pool, settings } = world.context
    const hour = 3_600_000
    const look = async (more: Partial<typeof settings> = {}, later = 0) =>
      names(await checkBackup(pool, { ...settings, ...more }, () => Date.now() + later * hour))
    expect(await look()).toEqual(['watch backup-none', 'watch backup-beside-data'])
    expect(await look({}, 61)).toContain('mend backup-none')
    await world.owner.query(`insert into backups (id, checked_at) values ('20270719-203000', now())`)
    const file = join(settings.dataDir, 'a-key.txt')
    const key = { backupKeyFile: file }
    expect(await look(key)).toContain('mend backup-key-gone')
    await writeFile(file, 'AGE-SECRET-KEY-1')
    const beside = { ...key, backupTo: tmpdir() }
    expect(await look(beside, 20)).toEqual(['fine backup-fine', 'watch backup-same-disk'])
    expect(await look(beside, 37)).toContain('watch backup-old')
    expect(await look(beside, 61)).toContain('mend backup-old')
    await world.owner.query(
      `insert into backups (id, started_at, error) values ('20270720-203000', now() + interval '1 s', 'ENOSPC')`,
    )
    const [failed] = await checkBackup(pool, { ...settings, ...beside }, () => Date.now() + 37 * hour)
    expect(failed).toEqual({ name: 'backup-failed', level: 'watch', values: { hours: 37, reason: 'ENOSPC' } })
    await world.owner.query('delete from backups')
  })
  test('keys for messages that are missing, or whose halves do not belong together', async () => {
    const { db } = world.context
    expect(names(await checkPush(db))).toEqual(['fine push-keys-fine'])
    const { rows } = await world.owner.query(`select value from settings where key = 'push-keys'`)
    const set = (value: unknown) =>
      world.owner.query(`update settings set value = $1 where key = 'push-keys'`, [JSON.stringify(value)])
    await set({ ...rows[0].value, privateKey: Buffer.alloc(32, 7).toString('base64url') })
    expect(names(await checkPush(db))).toEqual(['mend push-keys-broken'])
    await set('half')
    expect(names(await checkPush(db))).toEqual(['mend push-keys-broken'])
    await world.owner.query(`delete from settings where key = 'push-keys'`)
    expect(names(await checkPush(db))).toEqual(['watch push-keys-missing'])
    await world.owner.query(`insert into settings (key, value) values ('push-keys', $1)`, [rows[0].value])
  })
  test('a storage that keeps nothing', async () => {
    const put = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' }))
    const storage = { ...world.context.storage, put }
    expect(await checkStore(storage)).toMatchObject([{ name: 'store-away', values: { reason: 'ENOSPC' } }])
    expect(names(await checkStore(world.context.storage))).toEqual(['fine store-fine'])
  })
})

test('every finding has its words filled in both languages, and what is wrong says why and what to do', () => {
  for (const [name, words] of Object.entries(findings)) {
    if (name.endsWith('-fine')) continue
    expect(words, name).toHaveProperty('why')
    expect(words, name).toHaveProperty('act')
  }
  const found: Finding[] = [
    { name: 'disk-full', level: 'mend', values: { megabytes: 12, folder: '/srv' } },
    { name: 'database-fine', level: 'fine', values: { version: '18.4', ms: 3 } },
  ]
  for (const language of languages) expect(printedReport(found, language)).not.toMatch(/[{}]|undefined/)
  expect(printedReport(found, 'en')).toContain('Do: free space on this disk.')
  expect(printedReport(found, 'en')).toContain('1 to fix, 0 to watch, 1 in order.')
})
