import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh folder for a server's DATA_DIR. */
export const makeDataFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'mela-')))

/** The path of a data folder's database, which is elsewhere when the server runs as root. */
export function databaseFolder(dataDir: string): string {
  const link = join(dataDir, 'postgres')
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : link
}

/**
 * Removes a data folder with its database, which must have been stopped. An ending process may still write a file while the
 * folder is being emptied, so a folder that is not empty is retried for up to 5.5 s.
 */
export function removeDataFolder(dataDir: string) {
  const again = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
  rmSync(databaseFolder(dataDir), again)
  rmSync(dataDir, again)
}

/** Process ids of the PostgreSQL running in a data folder, without zombies. */
export function databaseProcesses(dataDir: string): number[] {
  const data = join(databaseFolder(dataDir), 'data')
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === data
      } catch {
        return false
      }
    })
}

/** Kills processes with SIGKILL; ignores any that have already ended. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The postmaster of a data folder's PostgreSQL. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(databaseFolder(dataDir), 'data/postmaster.pid'), 'utf8').split('\n')[0])
