import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { controlSocket } from '#server/supervisor/control.ts'
import { askSupervisor } from '../../scripts/update/ask-supervisor.ts'
import { setCurrent } from '../../scripts/update/releases.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { openInstalled } from './installed.ts'
import { edit, makeTestRelease, migrationAfter } from './releases.ts'
import { visit } from './visitors.ts'

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
/** The supervisor of a version. */
const start = async (release: string) => {
  const server = await startServer(dataDir, { cwd: release, file: join(release, 'server/supervisor.ts') })
  servers.push(server)
  expect(server.url, server.stderr()).not.toBe('')
  // It takes updates a moment after it serves. Its socket may be there before it listens.
  await expect.poll(takesUpdates).toBe(true)
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

test('after a power cut in the trial or after the switch the version before serves, and the update succeeds again', async () => {
  const root = makeDataFolder()
  const dataDir = join(root, 'data')
  const guide = await openInstalled(root)
  try {
    let before = 'one'
    setCurrent(root, makeTestRelease(root, before))
    await guide.start()
    for (const [name, phase] of [
      ['two', 'Trying'],
      ['three', 'The new version serves'],
    ] as const) {
      const release = makeTestRelease(root, name)
      migrationAfter(release, 'create table later (n int not null)')
      const caller = connect(controlSocket(dataDir))
      caller.on('error', () => {})
      let heard = ''
      caller.on('data', piece => (heard += piece))
      caller.write(`${JSON.stringify({ release, watch: 60 })}\n`)
      await expect.poll(() => heard).toContain(phase)
      await guide.cutPower()
      caller.destroy()

      await guide.start()
      expect(await guide.version(), phase).toBe(before)
      // As `npm run update` does at its end.
      await askSupervisor(dataDir, { release, watch: 1 }, () => {})
      setCurrent(root, release)
      expect(await guide.version(), phase).toBe(name)
      before = name
    }
  } finally {
    await guide.stop()
    removeDataFolder(dataDir)
    rmSync(root, { recursive: true, force: true })
  }
})
