import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { DatabaseFolder } from './database-folder.ts'

/** Owner of the tables, and what the application connects as: it may change rows, never tables. */
export const owner = 'mela'
export const application = 'mela_app'

/** Makes the data folder, whole or not at all: a kill in the middle leaves only a half-made one beside it. */
export function makeCluster({ folder, data, programs, runAs }: DatabaseFolder) {
  if (existsSync(data)) return refuseOtherVersion(data)
  for (const name of readdirSync(folder)) {
    const maker = /^data\.new-(\d+)$/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(folder, name), { recursive: true })
  }
  const half = join(folder, `data.new-${process.pid}`)
  mkdirSync(half, { mode: 0o700 })
  if (runAs) chownSync(half, runAs.uid, runAs.gid)
  // The builtin locale sorts the same on every system, so an update of the system cannot break an index.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const made = spawnSync(programs.initdb, ['-D', half, '-U', owner, '--auth=reject', ...locale], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new StartError(
      `PostgreSQL could not make its data folder: ${lastLine(made.stderr) || made.error?.message}`,
    )
  }
  try {
    renameSync(half, data)
  } catch {
    // Another server process was faster.
    rmSync(half, { recursive: true })
  }
}

export type Postmaster = {
  process: ChildProcess
  /** Why it ended, in its own words. */
  lastWords: () => string
}

/** Starts PostgreSQL. It outlives this process: after a kill the next start finds it at work. */
export function startPostmaster({
  folder,
  data,
  socket,
  log,
  programs,
  runAs,
  user,
}: DatabaseFolder): Postmaster {
  // The kernel says which user connects: no password to keep, and nobody else gets in.
  write(join(folder, 'hba.conf'), 'local all all peer map=mela\n')
  write(join(folder, 'ident.conf'), [owner, application].map(role => `mela "${user}" ${role}\n`).join(''))
  const before = sizeOf(log)
  const output = openSync(log, before > 1_000_000 ? 'w' : 'a', 0o600)
  const from = before > 1_000_000 ? 0 : before
  const child = spawn(programs.postgres, ['-D', data, '-k', socket, ...settings(folder)], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.on('error', () => {})
  child.unref()
  return { process: child, lastWords: () => complaint(readFileSync(log).subarray(from).toString()) }
}

function complaint(log: string): string {
  const fatal = log.split('\n').findLast(line => /FATAL|PANIC/.test(line))
  return fatal?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? lastLine(log)
}
// Left alone when it is right: another process may be reading it.
function write(file: string, text: string) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const settings = (folder: string) =>
  Object.entries({
    listen_addresses: '',
    unix_socket_permissions: '0700',
    hba_file: join(folder, 'hba.conf'),
    ident_file: join(folder, 'ident.conf'),
    // What people typed must not reach the log by way of a refused statement: only the server's own life is logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Small queries on a small machine: helpers cost more than they bring.
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    jit: 'off',
    // What is small lies in memory, and disks have no arm to move: an index is worth using sooner.
    random_page_cost: '1.1',
    max_logical_replication_workers: '0',
    // A backup copies the log of what was written meanwhile: keep it for that long.
    wal_keep_size: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

function refuseOtherVersion(data: string) {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18')
    throw new StartError(`${data} was made by PostgreSQL ${version}, but this server brings 18.`)
}
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
