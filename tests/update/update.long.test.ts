import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#kit/server/db/open.ts'
import { setCurrent } from '../../scripts/update/releases.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { openDevice } from '../world/device.ts'
import { type Installed, type KilledAt, openInstalled } from './installed.ts'
import { edit, makeTestRelease, migrationAfter } from './releases.ts'

let root = ''
let one = ''
let guide: Installed
beforeEach(async () => {
  root = makeDataFolder()
  one = makeTestRelease(root, 'one')
  setCurrent(root, one)
  guide = await openInstalled(root)
  await expect.poll(() => guide.version().catch(() => '')).toBe('one')
})
afterEach(async () => {
  await guide.close()
  await expect.poll(() => databaseProcesses(`${root}/data`)).toEqual([])
  removeDataFolder(`${root}/data`)
  rmSync(root, { recursive: true, force: true })
})
const isReady = async () =>
  (await fetch(`${guide.url}/readyz`, { headers: { connection: 'close' } })).status === 200

test('no request fails during an update: connections wait at the socket until the new version serves', async () => {
  const two = makeTestRelease(root, 'two')
  let isOver = false
  const statuses: unknown[] = []
  const visit = async () => {
    while (!isOver)
      statuses.push(
        await fetch(`${guide.url}/api/crowd-status`, { headers: { connection: 'close' } }).then(
          async answer => (await answer.arrayBuffer()) && answer.status,
          error => error.cause,
        ),
      )
  }
  const visits = [visit(), visit(), visit()]
  await expect.poll(() => statuses.length).toBeGreaterThan(30)
  expect(await guide.switchTo(two, one)).toEqual(['Switching.'])
  expect(await guide.version()).toBe('two')
  isOver = true
  await Promise.all(visits)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a version that does not start is abandoned, and the previous version serves again', async () => {
  const broken = makeTestRelease(root, 'broken')
  edit(broken, 'server/main.ts', 'start().catch(fail)', "fail(new StartError('It is broken.'))")
  expect(await guide.switchTo(broken, one)).toEqual([
    'Switching.',
    'The new version ends at its start. It is the last line. Going back.',
    'The version before serves again. The new one ends at its start. It is the last line.',
  ])
  expect(await guide.version()).toBe('one')
})

test('a version that changes tables and then does not start keeps everything stored', async () => {
  const device = await openDevice(guide.url)
  const id = crypto.randomUUID()
  const sent = { id, name: 'Asha', feedback: 'नल', rating: 5, notice_version: 'v1', notice_language: 'hi' }
  expect((await device.post('/api/feedback', sent)).status).toBe(201)
  const failing = makeTestRelease(root, 'failing')
  migrationAfter(failing, 'alter table feedback drop column name')
  edit(
    failing,
    'server/main.ts',
    'const address = await listen(',
    "throw new StartError('Ill.')\n  const address = await listen(",
  )
  expect((await guide.switchTo(failing, one)).at(-1)).toMatch(/^The version before serves again\./)
  expect([await guide.version(), await isReady()]).toEqual(['one', true])
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir: `${root}/data` })
  expect((await pool.query('select id, name from feedback')).rows).toEqual([{ id, name: 'Asha' }])
  await close()

  const later = makeTestRelease(root, 'later')
  migrationAfter(later, 'create table later (n int not null)')
  expect(await guide.switchTo(later, one)).toEqual(['Switching.'])
  expect([await guide.version(), await isReady()]).toEqual(['later', true])
})

const moments: KilledAt[] = ['before stop', 'after stop', 'before start', 'after start']
test('an update killed at any moment is completed or undone by the next one, with everything stored', async () => {
  const device = await openDevice(guide.url)
  const ids: string[] = []
  for (const [at, moment] of moments.entries()) {
    const id = crypto.randomUUID()
    const sent = { id, name: 'Asha', feedback: 'नल', rating: 5, notice_version: 'v1', notice_language: 'hi' }
    expect((await device.post('/api/feedback', sent)).status).toBe(201)
    ids.push(id)
    const before = realpathSync(join(root, 'current'))
    const name = `next-${at}`
    const next = makeTestRelease(root, name)
    migrationAfter(next, `create table next_${at} (n int not null)`)
    await guide.killedAt(moment, next, before)
    // After the start of a complete version it serves; before that the guide has stopped along with the previous version.
    if (moment === 'after start') await expect.poll(() => guide.version().catch(() => '')).toBe(name)
    if (moment === 'after start') await expect.poll(isReady).toBe(true)
    const said = (await guide.endSwitch()).join('\n')
    expect(said).toContain('was cut off')
    expect([await guide.version(), await isReady()]).toEqual(
      moment === 'after start' ? [name, true] : ['one', true],
    )
    const folder = realpathSync(join(root, 'data/postgres'))
    expect(readdirSync(folder).filter(part => part.includes('before-update'))).toEqual([])
    expect(existsSync(join(root, 'switching'))).toBe(false)
  }
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir: `${root}/data` })
  const { rows } = await pool.query<{ id: string }>('select id from feedback')
  expect(rows.map(row => row.id).sort()).toEqual(ids.sort())
  await close()
})

test('a version that does not start and whose update is killed is abandoned by the next update', async () => {
  const failing = makeTestRelease(root, 'failing')
  migrationAfter(failing, 'create table failing (n int not null)')
  edit(failing, 'server/main.ts', 'start().catch(fail)', "fail(new StartError('It is broken.'))")
  await guide.killedAt('after start', failing, one)
  expect((await guide.endSwitch()).join('\n')).toContain('going back first')
  expect([await guide.version(), await isReady()]).toEqual(['one', true])
  expect(existsSync(failing)).toBe(false)
})
