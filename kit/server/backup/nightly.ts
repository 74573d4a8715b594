import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#common/clock.ts'
import { type Asks, quickly } from '../db/quickly.ts'
import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'
import { showNumber } from '../http/gauge.ts'
import type { Alarms } from '../limits/alarms.ts'
import type { Settings } from '../settings.ts'
import { ageOf, backupState, isDue } from './due.ts'
import { type BackupSettings, isBesideData } from './store.ts'

const hour = 3_600_000
/** One night was missed. */
const warnAfter = 36 * hour
const script = resolve(import.meta.dirname, '../../../scripts/mela-guide.ts')

type Nightly = {
  /** The warning for /readyz. */
  warnings: () => Promise<string[]>
  /** Starts the backup if one is due. */
  look: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Backs up every night in a process of lower priority, and shows the age of the last good backup in /metrics, on the dashboard
 * and in /readyz. Of several server processes one does it.
 */
export function backUpNightly(
  app: FastifyInstance,
  pool: DatabasePool,
  settings: Settings,
  clock: Clock,
  alarms: Alarms,
): Nightly {
  const age = async (asked: Asks = pool) =>
    ageOf(await inQueryClass('staff', () => backupState(asked)), clock())
  const lateHours = async (asked?: Asks) => {
    const late = await age(asked)
    return late > warnAfter ? Math.floor(late / hour) : undefined
  }
  showNumber(
    app,
    'backup_age_seconds',
    'Age of the last backup that was restored and compared; of the guide where there is none. A day is normal.',
    async () => Math.floor((await age()) / 1000),
  )
  alarms.state('backup-age', () => lateHours())
  const isPublic = settings.publicUrl?.startsWith('https:') ?? false
  alarms.state('backup-beside-data', async () => (isPublic && isBesideData(settings) ? 0 : undefined))

  let running: { stop: () => void; ended: Promise<void> } | undefined
  const look = async () => {
    if (running || !isDue(await backupState(pool), clock())) return
    running = startBackup(app.log, settings)
    void running.ended.then(() => (running = undefined))
  }
  return {
    look,
    async warnings() {
      const hours = await lateHours(quickly(pool))
      return hours === undefined ? [] : [`The last good backup is ${hours} hours old.`]
    },
    async close() {
      running?.stop()
      await running?.ended
    },
  }
}

/**
 * Starts the process that backs up what the settings name, whatever its environment says. The settings go over its standard
 * input, because they hold keys and other users of the machine can read a command line. `ended` never rejects: failures are
 * logged, and so is what the operator must know, such as where a key was made.
 */
export function startBackup(
  log: { error: (fault: object, words: string) => void; warn: (words: string) => void },
  settings: BackupSettings,
) {
  const child = spawn(process.execPath, [script, 'backup', '--nightly'], { stdio: 'pipe' })
  // If it could not be started, 'error' below reports it.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(ofBackup(settings)))
  try {
    // Lower than the server's own: visitors come first.
    if (child.pid) setPriority(child.pid, 10)
  } catch {
    // Not permitted here, or the process has ended.
  }
  let said = ''
  child.stderr.on('data', piece => (said += piece))
  createInterface(child.stdout).on('line', line => log.warn(line))
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('close', code => {
      if (code !== 0) log.error({ reason: said.trim().split('\n').at(-1) }, 'The nightly backup failed.')
      resolve()
    })
  })
  return { stop: () => void child.kill('SIGTERM'), ended }
}

/** The settings without the passwords and keys that a backup does not need. */
function ofBackup(settings: BackupSettings): BackupSettings {
  const { dataDir, databaseUrl, s3, backupTo, backupS3, backupKeyFile } = settings
  return { dataDir, databaseUrl, s3, backupTo, backupS3, backupKeyFile }
}
