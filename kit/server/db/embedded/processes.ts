import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Content of postmaster.pid: the process that holds the data folder. */
type PidFile = { pid: number; socketFolder: string }

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

/** True if the process is a PostgreSQL that runs in the data folder; the process id in an old lock file may belong to another program. */
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

/** Process ids of every PostgreSQL running in the data folder; undefined where the system has no /proc. */
export function postgresProcessesIn(data: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => isPostgresIn(pid, data))
}
