import { createSecretKey } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#common/text.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import { checks, type Finding, levels, type Report, type ServerError } from './contract.ts'
import { ownFacts } from './examine.server.ts'
import {
  checkBackup,
  checkBuild,
  checkClock,
  checkDatabase,
  checkDescriptors,
  checkDisk,
  checkInside,
  checkPush,
  checkStore,
  checkTimeZone,
  secondsOff,
} from './inside.server.ts'
import { printedReport } from './print.ts'
import { isTokenValid, signToken } from './probe.server.ts'

worldForAll()

const own = ownFacts({ clock: Date.now })
const gibibyte = 1024 ** 3

describe('the doctor', () => {
  test('answers those with its permission, and lists faults before what is in order', async () => {
    world.signIn(staffMember('admin'))
    const before = world.clock()
    const answer = await fetch(`${world.url}/api/doctor`)
    expect(answer.status).toBe(200)
    const { findings: found, at } = (await answer.json()) as Report
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(at)).toBeLessThanOrEqual(world.clock())
    expect(found.map(({ check }) => check).toSorted()).toEqual(checks.toSorted())
    const levelOf = Object.fromEntries(found.map(({ check, level }) => [check, level]))
    // The test database loses data in a power cut (tests/world), which the doctor notices.
    expect(levelOf).toMatchObject({ https: 'mend', database: 'mend', store: 'fine', 'time-zone': 'fine' })
    const order = found.map(({ level }) => levels.indexOf(level))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    for (const { say } of found) {
      expect(say.en).toMatch(/^[^\n]+$/)
      expect(say.hi).toMatch(/[\u0900-\u097f]/)
      expect(say.en + say.hi).not.toMatch(/undefined|NaN/)
    }
  })
  test('accepts only its own probe requests, for a minute', async () => {
    const key = world.context.secret('doctor')
    const ask = (token: string) =>
      fetch(`${world.url}/api/doctor/probe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    expect((await ask('1.x')).status).toBe(404)
    expect((await ask(signToken(createSecretKey(new Uint8Array(32)), Date.now()))).status).toBe(404)
    const answer = await ask(signToken(key, Date.now()))
    expect(await answer.json()).toMatchObject({ ip: '127.0.0.1', is_forwarded: false })
    expect(isTokenValid(key, Date.now() + 61_000, signToken(key, Date.now()))).toBe(false)
  })
})

test('an unexpected error is stored for the chief with its request, but nothing that was typed', async () => {
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
  /** A finding as its level and its sentence. */
  const told = ({ level, say }: Finding) => `${level} ${say.en}`
  const settings = () => world.context.settings

  test('a disk that is full or nearly so', async () => {
    const of = async (free: number) => {
      const space = async () => ({ free, all: 40 * gibibyte })
      return (await checkDisk({ settings: settings(), space })).level
    }
    expect(await of(0)).toBe('mend')
    expect(await of(gibibyte - 1)).toBe('mend')
    expect(await of(2 * gibibyte - 1)).toBe('watch')
    expect(await of(20 * gibibyte)).toBe('fine')
  })
  test('a clock that differs from the database’s or another server’s, and one that was moved', async () => {
    const { pool } = world.context
    const ahead = () => Date.now() + 3_600_000
    const look = (clock: () => number, of = own) => checkClock({ pool, settings: settings(), clock, own: of })
    expect(told(await look(ahead))).toMatch(/^mend The clock is 36\d\d s off that of the database/)
    expect(told(await look(Date.now, ownFacts({ clock: ahead })))).toMatch(
      /^watch The clock was moved by 3600 s/,
    )
    // The world's server sends the real time in its Date header.
    expect(await secondsOff(`${world.url}/healthz`, () => Date.now() - 90_000)).toBeLessThan(-80)
    expect(await secondsOff('http://127.0.0.1:9', Date.now)).toBeUndefined()
  })
  test('wrong times for India', async () => {
    expect((await checkTimeZone(world.context)).level).toBe('fine')
    const pool = { query: async () => ({ rows: [{ there: '06:30' }] }) } as never
    expect((await checkTimeZone({ pool })).level).toBe('mend')
  })
  test('too few file descriptors, a missing build, and a server that does not run', () => {
    const descriptors = (limit: number) => checkDescriptors({ own: { ...own, descriptors: limit } }).level
    expect([descriptors(1024), descriptors(10_000), descriptors(65_536)]).toEqual(['mend', 'watch', 'fine'])
    expect(told(checkBuild({ own: { ...own, has_build: false } }))).toMatch(/^mend The pages are not built/)
    expect(told(checkBuild({ own: undefined }))).toMatch(/^mend No server answers/)
  })
  test('a database that is away, and one that may lose rows', async () => {
    const away = { query: () => Promise.reject(new Error('away')) } as never
    expect(told(await checkDatabase({ pool: away, settings: settings() }))).toMatch(
      /^mend The database does not answer/,
    )
    const client = await world.owner.connect()
    try {
      await client.query('set synchronous_commit = off')
      expect(told(await checkDatabase({ pool: client as never, settings: settings() }))).toMatch(
        /^mend A power cut may lose what people sent: set .*synchronous_commit/,
      )
    } finally {
      client.release(true)
    }
  })
  test('a backup that is missing, late, failed, without its key, or on the same disk as the data', async () => {
    const { pool } = world.context
    const look = async (more: Partial<ReturnType<typeof settings>> = {}, later = 0) =>
      told(
        await checkBackup({
          pool,
          settings: { ...settings(), ...more },
          clock: () => Date.now() + later * 3_600_000,
        }),
      )
    // The tables may have been made days ago, because test runs keep them.
    await world.owner.query('update migrations set applied_at = now()')
    expect(await look()).toMatch(/^watch There is no good backup yet: mela-guide backup/)
    expect(await look({}, 61)).toMatch(/^mend There is no good backup yet/)
    // As if the clock had been a month ahead.
    await world.owner.query(
      `insert into backups (id, started_at, checked_at) values ('20270818-203000', now() + interval '30 days', now())`,
    )
    expect(await look({}, 61)).toMatch(/^mend There is no good backup yet/)
    await world.owner.query(`insert into backups (id, checked_at) values ('20270719-203000', now())`)
    const file = join(settings().dataDir, 'a-key.txt')
    const key = { backupKeyFile: file }
    expect(await look(key)).toMatch(/^mend The key .*a-key\.txt is missing/)
    await writeFile(file, 'AGE-SECRET-KEY-1')
    expect(await look(key)).toMatch(/^watch Backups lie in the data folder and hold no photos/)
    const beside = { ...key, backupTo: tmpdir() }
    expect(await look(beside, 20)).toMatch(/^watch Backups lie on the disk of the data/)
    expect(await look(beside, 37)).toMatch(/^watch The last good backup is 37 hours old/)
    expect(await look(beside, 61)).toMatch(/^mend The last good backup is 61 hours old/)
    await world.owner.query(
      `insert into backups (id, started_at, error) values ('20270720-203000', now(), 'ENOSPC')`,
    )
    expect(await look(beside, 37)).toContain('37 hours old (ENOSPC)')
    await world.owner.query('delete from backups')
  })
  test('missing push keys, and a pair whose halves do not match', async () => {
    const { db } = world.context
    const level = async () => (await checkPush({ db })).level
    expect(await level()).toBe('fine')
    const { rows } = await world.owner.query(`select value from settings where key = 'push-keys'`)
    const set = (value: unknown) =>
      world.owner.query(`update settings set value = $1 where key = 'push-keys'`, [JSON.stringify(value)])
    await set({ ...rows[0].value, privateKey: Buffer.alloc(32, 7).toString('base64url') })
    expect(await level()).toBe('mend')
    await set('half')
    expect(await level()).toBe('mend')
    await world.owner.query(`delete from settings where key = 'push-keys'`)
    expect(await level()).toBe('watch')
    await world.owner.query(`insert into settings (key, value) values ('push-keys', $1)`, [rows[0].value])
  })
  test('a storage that cannot write, and reports a check that itself fails as unknown', async () => {
    const put = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' }))
    const storage = { ...world.context.storage, put }
    expect(told(await checkStore({ storage }))).toMatch(/^mend Photos cannot be stored \(ENOSPC\)/)
    expect((await checkStore(world.context)).level).toBe('fine')
    const space = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOENT' }))
    const found = await checkInside({
      ...world.context,
      key: createSecretKey(new Uint8Array(32)),
      own,
      space,
    })
    expect(found.find(({ check }) => check === 'disk')).toMatchObject({ level: 'unknown' })
  })
})

test('the report has one line per check, and the number of each level', () => {
  const say = { en: 'Only 12 MB are free.', hi: 'सिर्फ़ 12 MB जगह बची है।' }
  const found: Finding[] = [
    { check: 'disk', level: 'mend', say },
    { check: 'clock', level: 'fine', say: { en: 'The clock is right.', hi: 'घड़ी ठीक है।' } },
  ]
  expect(printedReport(found, 'en')).toBe(
    'MEND   Disk: Only 12 MB are free.\nok     Clock: The clock is right.\n1 to fix, 0 to watch, 1 in order.',
  )
  for (const language of languages) expect(printedReport(found, language)).not.toMatch(/[{}]|undefined/)
})
