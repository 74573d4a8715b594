import { copyFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controlSocket } from '#server/supervisor/control.ts'
import { askSupervisor } from '../../scripts/update/ask-supervisor.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { edit, makeTestRelease } from './releases.ts'
import { migrationAfter } from './repository.ts'
import { visit } from './visitors.ts'

// Each version is started, backed up and tried for real.
vi.setConfig({ testTimeout: 300_000, expect: { poll: { timeout: 60_000 } } })
afterAll(() => vi.resetConfig())

let root = ''
let dataDir = ''
const servers: ServerProcess[] = []
beforeEach(() => {
  root = makeDataFolder()
  dataDir = makeDataFolder()
})
let stopLoad: () => unknown = () => {}
afterEach(async () => {
  await stopLoad()
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.splice(0).map(server => server.ended))
  await expect.poll(() => databaseProcesses(dataDir)).toEqual([])
  removeDataFolder(dataDir)
  rmSync(root, { recursive: true })
})
const takesUpdates = () =>
  new Promise<boolean>(resolve => {
    const socket = connect(controlSocket(dataDir))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => resolve(socket.end() && true))
  })
/** The supervisor of a version; `file`: the server alone. `node`: the program that runs it. */
const start = async (release: string, file = 'server/supervisor.ts', node = process.execPath) => {
  const server = await startServer(dataDir, { cwd: release, file: join(release, file), node })
  servers.push(server)
  expect(server.url, server.stderr()).not.toBe('')
  // It takes updates a moment after it serves. Its socket may be there before it listens.
  if (file === 'server/supervisor.ts') await expect.poll(takesUpdates).toBe(true)
  return server
}
const version = async ({ url }: ServerProcess) =>
  (
    (await (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).json()) as {
      version: string
    }
  ).version
/** Updates; returns what was said, and at the end why it failed. */
const update = async (release: string, watch = 1) => {
  const said: string[] = []
  await askSupervisor(dataDir, { release, watch }, line => said.push(line)).catch(error =>
    said.push(error.message),
  )
  return said
}
test('an update under load loses no request, ends streams with a retry, and the new version serves', async () => {
  const [one, two] = [makeTestRelease(root, 'one'), makeTestRelease(root, 'two')]
  migrationAfter(two, 'create table later (n int not null)')
  const server = await start(one)
  const visitors = visit(server.url)
  stopLoad = visitors.stop
  await expect.poll(visitors.answered).toBeGreaterThan(50)
  const stream = await fetch(`${server.url}/api/live?topics=crowd`)
  expect(await update(two)).toEqual([
    'Backing up.',
    // Made by this first backup.
    `${dataDir}/backup-key.txt is the key of the backups: keep a copy of it elsewhere, without it nobody can read them.`,
    'Trying the new version beside the running one.',
    'Switching.',
    'The new version serves. It is watched for 1 s.',
  ])
  const after = visitors.answered()
  await expect.poll(visitors.answered).toBeGreaterThan(after + 50)
  await visitors.stop()
  expect(visitors.failed).toEqual([])
  expect(await version(server)).toBe('two')
  expect(await stream.text()).toMatch(/retry: \d+/)
  // The one before ends by itself once its connections are over.
  expect(databaseProcesses(dataDir)).not.toEqual([])
})

test('the answer names the release of the supervisor, also after updates', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(name => makeTestRelease(root, name)) as [
    string,
    string,
    string,
  ]
  await start(one)
  for (const release of [two, three])
    expect(await askSupervisor(dataDir, { release, watch: 0 }, () => {})).toBe(one)
})

test('a version whose process cannot be started at all does not end the one that serves', async () => {
  const [one, two] = [makeTestRelease(root, 'one'), makeTestRelease(root, 'two')]
  const node = join(root, 'node')
  copyFileSync(process.execPath, node)
  const server = await start(one, 'server/supervisor.ts', node)
  rmSync(node)
  expect((await update(two)).at(-1)).toMatch(/ended at its start/)
  expect(server.stderr()).toContain('ENOENT')
  expect(await version(server)).toBe('one')
})

test('a version that does not start, or whose migration fails or takes something away, is never switched to', async () => {
  const one = makeTestRelease(root, 'one')
  const server = await start(one)

  const broken = makeTestRelease(root, 'broken')
  edit(broken, 'server/main.ts', 'start().catch(fail)', "fail(new StartError('It is broken.'))")
  expect((await update(broken)).at(-1)).toBe('The new version does not start: It is broken.')

  const failing = makeTestRelease(root, 'failing')
  migrationAfter(failing, 'create table later (n int); create table later (n int)')
  expect((await update(failing)).at(-1)).toMatch(/^The new version does not start: .*already exists/)

  const taking = makeTestRelease(root, 'taking')
  migrationAfter(taking, 'alter table feedback drop column name')
  expect((await update(taking)).at(-1)).toMatch(/takes something away from the version that runs/)

  const silent = makeTestRelease(root, 'silent')
  edit(silent, 'kit/server/http/health.ts', 'const warnings = closing ?', 'const warnings = true ?')
  expect((await update(silent)).at(-1)).toBe('The new version does not work: /readyz answers 503.')

  expect(await version(server)).toBe('one')
  // Nothing of them stays in the database: the version starts again.
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await version(await start(one))).toBe('one')
})

test('a version that falls ill after the switch is replaced by the one before, which bears what was added', async () => {
  const [one, two] = [makeTestRelease(root, 'one'), makeTestRelease(root, 'two')]
  migrationAfter(two, 'alter table feedback add column later text')
  edit(
    two,
    'kit/server/http/health.ts',
    'const warnings = closing ?',
    'const warnings = !process.env.UPDATE_TRIAL ?',
  )
  const server = await start(one)
  const said = await update(two, 20)
  expect(said.at(-1)).toBe('The version before serves again: /readyz answers 503.')
  expect(await version(server)).toBe('one')
  expect((await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } })).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await version(await start(one))).toBe('one')
})

test('after going back the version before is backed up, so the next update succeeds', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(name => makeTestRelease(root, name)) as [
    string,
    string,
    string,
  ]
  for (const release of [two, three])
    migrationAfter(release, 'create table later (n int not null); alter table feedback add column later text')
  edit(two, 'kit/server/http/health.ts', 'const warnings = closing ?', 'const warnings = true ?')
  const server = await start(one)
  // Its trial has applied the migration.
  expect((await update(two)).at(-1)).toBe('The new version does not work: /readyz answers 503.')
  expect((await update(three)).at(-1)).toMatch(/^The new version serves/)
  expect(await version(server)).toBe('three')
})

test('an update whose caller is killed before the switch changes nothing, and the next one works', async () => {
  const [one, two] = [makeTestRelease(root, 'one'), makeTestRelease(root, 'two')]
  const server = await start(one)
  const caller = connect(controlSocket(dataDir))
  caller.write(`${JSON.stringify({ release: two, watch: 1 })}\n`)
  let heard = ''
  caller.on('data', piece => (heard += piece))
  await expect.poll(() => heard).toContain('Trying')
  caller.destroy()
  // The supervisor works on one update at a time: the next is taken once the first has ended.
  await expect.poll(async () => (await update(two)).at(-1)).toMatch(/^The new version serves/)
  expect(await version(server)).toBe('two')
})

test('after kill -9 of the supervisor in the middle of an update the version before starts and serves', async () => {
  const [one, two] = [makeTestRelease(root, 'one'), makeTestRelease(root, 'two')]
  migrationAfter(two, 'create table later (n int not null)')
  const server = await start(one)
  const caller = connect(controlSocket(dataDir))
  caller.on('error', () => {})
  caller.write(`${JSON.stringify({ release: two, watch: 60 })}\n`)
  let heard = ''
  caller.on('data', piece => (heard += piece))
  await expect.poll(() => heard).toContain('The new version serves')
  server.kill('SIGKILL')
  await server.ended
  // Its children notice that it is gone.
  await expect.poll(() => fetch(server.url).catch(() => 'gone')).toBe('gone')
  expect(await version(await start(one))).toBe('one')
})

test('a server that is killed is started again', async () => {
  const server = await start(makeTestRelease(root, 'one'))
  const { execFileSync } = await import('node:child_process')
  const child = Number(
    execFileSync('pgrep', ['-P', String(server.pid), '-f', 'server/main.ts'], { encoding: 'utf8' }),
  )
  process.kill(child, 'SIGKILL')
  await expect.poll(() => version(server).catch(() => 'away')).toBe('away')
  // With PORT=0 the system chooses another port for the new process.
  const again = () => [...server.stdout().matchAll(/open at (http\S+)/g)].map(([, url = '']) => url)
  await expect.poll(() => again().length).toBe(2)
  expect(await version({ ...server, url: again()[1] ?? '' })).toBe('one')
  expect(server.stderr()).toContain('The server has ended; it is started again.')
})
