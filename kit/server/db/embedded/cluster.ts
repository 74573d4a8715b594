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

/** Major version of the PostgreSQL that this server brings. */
const major = '18'

/** Roles: the owner of the tables, and the application, which may change rows only. */
export const owner = 'mela'
export const application = 'mela_app'

const diskIsFull = /No space left on device/i

/** Runs initdb in a temporary folder and renames it, so that a kill leaves no incomplete data folder. */
export function makeCluster({ folder, data, programs, runAs }: DatabaseFolder) {
  if (existsSync(data)) return refuseOtherVersion(data)
  for (const name of readdirSync(folder)) {
    const maker = /^data\.new-(\d+)$/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(folder, name), { recursive: true })
  }
  const temporary = join(folder, `data.new-${process.pid}`)
  mkdirSync(temporary, { mode: 0o700 })
  if (runAs) chownSync(temporary, runAs.uid, runAs.gid)
  // The builtin locale sorts the same on every system, so a system update cannot break an index.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const made = spawnSync(programs.initdb, ['-D', temporary, '-U', owner, '--auth=reject', ...locale], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(temporary, { recursive: true, force: true })
    // The last line of initdb names what it removes, not the cause, so a full disk is detected here.
    if (diskIsFull.test(made.stderr ?? '')) throw new Error('No space left on device')
    throw new StartError(
      `PostgreSQL could not make its data folder: ${lastLine(made.stderr) || made.error?.message}`,
    )
  }
  try {
    renameSync(temporary, data)
  } catch {
    // Another server process created it first.
    rmSync(temporary, { recursive: true })
  }
}

export type Postmaster = {
  process: ChildProcess
  /** The last error message in its log. */
  lastError: () => string
}

/** Starts PostgreSQL, detached: it survives a kill of this process, and the next start connects to it. */
export function startPostmaster({
  folder,
  data,
  socket,
  log,
  programs,
  runAs,
  user,
}: DatabaseFolder): Postmaster {
  // Peer authentication: the kernel tells PostgreSQL which user connects, so there is no password.
  write(join(folder, 'hba.conf'), 'local all all peer map=mela\n')
  write(join(folder, 'ident.conf'), [owner, application].map(role => `mela "${user}" ${role}\n`).join(''))
  const before = sizeOf(log)
  const output = openSync(log, before > 1_000_000 ? 'w' : 'a', 0o600)
  const from = before > 1_000_000 ? 0 : before
  const child = spawn(programs.postgres, ['-D', data, '-k', socket, ...settings(folder, majorOf(data))], {
    ...runAs,
    cwd: '/',
    env: programs.env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.on('error', () => {})
  child.unref()
  return { process: child, lastError: () => errorIn(readFileSync(log).subarray(from).toString()) }
}

function errorIn(log: string): string {
  // A full disk may be reported in an earlier line; the last one then only says what could not be written.
  if (diskIsFull.test(log)) return 'No space left on device'
  const fatal = log.split('\n').findLast(line => /FATAL|PANIC/.test(line))
  return fatal?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? lastLine(log)
}
// Written only if it differs, because a running PostgreSQL may be reading it.
function write(file: string, text: string) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const settings = (folder: string, version: string) =>
  Object.entries({
    listen_addresses: '',
    unix_socket_permissions: '0700',
    hba_file: join(folder, 'hba.conf'),
    ident_file: join(folder, 'ident.conf'),
    // Statements carry personal data: log the server's own events only, never a failed statement.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Queries are small and the machine has few cores: parallel workers cost more than they gain.
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    // Exists since PostgreSQL 18.
    ...(Number(version) >= 18 && { io_method: 'sync' }),
    jit: 'off',
    // Up to 24 for each server process, and a few for a backup or a command.
    max_connections: '300',
    // Data fits into memory and disks are solid-state: random reads cost about as much as sequential ones.
    random_page_cost: '1.1',
    max_logical_replication_workers: '0',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

function refuseOtherVersion(data: string) {
  const version = majorOf(data)
  if (version !== major)
    throw new StartError(
      `${data} was made by PostgreSQL ${version}, but this server brings ${major}: make a backup with the version that was here before, and restore it into a new DATA_DIR.`,
    )
}
/** The major version that made a database. */
const majorOf = (data: string): string => readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
