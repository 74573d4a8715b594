import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { owner } from '#kit/server/db/embedded/cluster.ts'
import { ownPrograms, type Programs, sharedPrograms } from '#kit/server/db/embedded/programs.ts'
import { migrate } from '#kit/server/db/migrate.ts'
import { findMigrations, type Migration } from '#kit/server/db/migrations.ts'
import { grants, openForLongWork } from '#kit/server/db/open.ts'

/** The database that has every migration and no rows. */
export const emptyTemplate = 'template_empty'

/** Tests may lose their rows in a power cut; everything else is set as the product sets its own PostgreSQL. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '300',
  jit: 'off',
  io_method: 'sync',
  random_page_cost: '1.1',
  log_min_messages: 'fatal',
}
const initOptions = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']

/** The socket folder of the run's PostgreSQL, in every process of the run. */
export function postgresSocket(): string {
  const socket = process.env.TEST_POSTGRES
  if (!socket) throw new Error('The run has no PostgreSQL: it was not started by vitest or Playwright.')
  return socket
}

/**
 * Starts the PostgreSQL of one test run, in memory if there is room. Migrations run only if they have changed since the last
 * run, because the migrated folder is kept in node_modules/.cache. Returns a function that stops it and removes its data.
 */
export async function startPostgres(): Promise<() => Promise<void>> {
  const place = placeOfData()
  removeLeftovers(place)
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`))
  const run = { folder, data: join(folder, 'data'), ...programsAndUser() }
  if (run.runAs) spawnSync('chown', [`${run.runAs.uid}:${run.runAs.gid}`, folder])
  let server: ChildProcess | undefined
  const close = async () => {
    if (server) await end(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const migrations = findMigrations()
    const kept = keptFolder(migrations)
    if (existsSync(kept)) copyFolder(kept, run.data)
    else await makeKept(run, kept, migrations)
    server = await start(run)
  } catch (error) {
    await close()
    throw error
  }
  process.env.TEST_POSTGRES = folder
  return close
}

type Run = { folder: string; data: string } & ReturnType<typeof programsAndUser>

const prefix = 'mela-tests-'
const cache = resolve(import.meta.dirname, '../../node_modules/.cache/mela-tests')

/** A file system in memory with at least 2 GB free, if the system has one; otherwise the folder for temporary files. */
function placeOfData(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir()
}

/** A killed run leaves its PostgreSQL behind, which ends once its folder is gone. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL refuses to run as root, so then `nobody` runs it. */
function programsAndUser(): { programs: Programs; runAs?: { uid: number; gid: number } } {
  if (process.getuid?.() !== 0) return { programs: ownPrograms() }
  const numberOf = (option: string) =>
    Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
  return {
    programs: sharedPrograms('/var/lib/mela-guide'),
    runAs: { uid: numberOf('-u'), gid: numberOf('-g') },
  }
}

const keptFolder = (migrations: readonly Migration[]) => {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.platform, process.getuid?.(), initOptions, grants]))
  for (const step of migrations) hash.update(`${step.name} ${step.hash}\n`)
  return join(cache, hash.digest('hex').slice(0, 16))
}

async function makeKept(run: Run, kept: string, migrations: Migration[]): Promise<void> {
  const { data, programs, runAs } = run
  const made = spawnSync(programs.initdb, ['-D', data, '-U', owner, '-A', 'trust', '-N', ...initOptions], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`)
  const server = await start(run)
  try {
    await ask(run.folder, `create database ${emptyTemplate}`)
    const pool = openForLongWork({ ...connection(run.folder), database: emptyTemplate, max: 2 })
    await migrate(pool, migrations, grants).finally(() => pool.end())
  } finally {
    await end(server, 'SIGINT')
  }
  // vitest and Playwright start at the same time: each makes its own folder and uses it, and one is kept.
  const fresh = join(cache, `fresh-${process.pid}`)
  mkdirSync(cache, { recursive: true })
  copyFolder(data, fresh)
  for (const name of readdirSync(cache))
    if (!name.startsWith('fresh-')) rmSync(join(cache, name), { recursive: true, force: true })
  try {
    renameSync(fresh, kept)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(kept)) throw error
  }
}

function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

async function start({ folder, data, programs, runAs }: Run): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(join(folder, 'log'), 'a')
  const server = spawn(programs.postgres, ['-D', data, '-k', folder, ...options], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  for (;;) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'log'), 'utf8'))
    const isOpen = await ask(folder, 'select').then(
      () => true,
      () => false,
    )
    if (isOpen) return server
    await sleep(10)
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  server.ref()
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

const connection = (socket: string): PoolConfig => ({ host: socket, user: owner, database: 'postgres' })

async function ask(socket: string, text: string): Promise<void> {
  const client = new Client(connection(socket))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}
