import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL's own lock file says about the process that holds the data folder. */
export type PidFile = { pid: number; socketFolder: string }

export function readPidFile(data: string): PidFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4]?.trim() ?? '' } : undefined
}

/** Is this process a PostgreSQL at work in the data folder? A number in a lock file may belong to somebody else by now. */
export function isPostgresIn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return /postgres/.test(stdout)
  }
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === data &&
      /^\S+ \(postgres/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    )
  } catch {
    return false
  }
}

/** Every PostgreSQL process at work in the data folder; undefined where the system cannot tell. */
export function postgresProcessesIn(data: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => isPostgresIn(pid, data))
}
