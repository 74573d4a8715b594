import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Clock } from '#common/clock.ts'
import { inQueryClass } from '../db/shared-pool.ts'
import { showNumber } from '../http/gauge.ts'
import type { Alarms } from '../limits/alarms.ts'
import type { Settings } from '../settings.ts'
import { ageOf, backupState, isDue } from './due.ts'
import { isBesideData } from './store.ts'

const lookEvery = 60_000
const hour = 3_600_000
/** A night was missed. */
const warnAfter = 36 * hour
const script = resolve(import.meta.dirname, '../../../scripts/backup.ts')

export type Nightly = {
  /** The warning for /readyz. */
  warnings: () => Promise<string[]>
  close: () => Promise<void>
}

/**
 * Backs up every night, in a process of its own that gives way to visitors, and shows the age of the last good backup in
 * /metrics, on the dashboard and in /readyz. Of several server processes one does it.
 */
export function backUpNightly(
  app: FastifyInstance,
  pool: Pool,
  settings: Settings,
  clock: Clock,
  alarms: Alarms,
): Nightly {
  const age = async () => ageOf(await inQueryClass('staff', () => backupState(pool)), clock())
  const lateHours = async () => {
    const late = await age()
    return late > warnAfter ? Math.floor(late / hour) : undefined
  }
  showNumber(
    app,
    'backup_age_seconds',
    'Age of the last backup that was restored and compared; of the guide where there is none. A day is normal.',
    async () => Math.floor((await age()) / 1000),
  )
  alarms.state('backup-age', lateHours)
  const isPublic = settings.publicUrl?.startsWith('https:') ?? false
  alarms.state('backup-beside-data', async () => (isPublic && isBesideData(settings) ? 0 : undefined))

  let running: { stop: () => void; ended: Promise<void> } | undefined
  const look = async () => {
    if (running || settings.trial || !isDue(await backupState(pool), clock())) return
    running = start(app)
    void running.ended.then(() => (running = undefined))
  }
  const timer = setInterval(() => look().catch(() => {}), lookEvery)
  timer.unref()
  return {
    async warnings() {
      const hours = await lateHours()
      return hours === undefined ? [] : [`The last good backup is ${hours} hours old.`]
    },
    async close() {
      clearInterval(timer)
      running?.stop()
      await running?.ended
    },
  }
}

function start(app: FastifyInstance) {
  const child = spawn(process.execPath, [script, '--nightly'], { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    // Lower than the server's own: visitors come first.
    if (child.pid) setPriority(child.pid, 10)
  } catch {
    // Not allowed here, or it has ended.
  }
  let said = ''
  child.stderr.on('data', piece => (said += piece))
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('close', code => {
      if (code !== 0) app.log.error({ reason: said.trim().split('\n').at(-1) }, 'The nightly backup failed.')
      resolve()
    })
  })
  return { stop: () => void child.kill('SIGTERM'), ended }
}
