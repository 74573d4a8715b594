import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Pool } from 'pg'
import { ageOf, backupState, lastFault } from '#kit/server/backup/due.ts'
import { keyFileOf } from '#kit/server/backup/key.ts'
import { type BackupSettings, isBesideData, placeOf } from '#kit/server/backup/store.ts'
import type { Finding } from '../contract.ts'
import { finding, fine, reasonOf } from './finding.server.ts'

const hour = 3_600_000
/** A night was missed; two were. */
const [lateAfter, badAfter] = [36, 60]

/** When the last good backup was made, whether its key is there, and whether it would be lost together with the data. */
export async function checkBackup(
  pool: Pool,
  settings: BackupSettings,
  clock: () => number,
): Promise<Finding[]> {
  try {
    const state = await backupState(pool)
    const hours = Math.floor(ageOf(state, clock()) / hour)
    const file = keyFileOf(settings)
    const isKeyGone = state.good !== undefined && !existsSync(file)
    return [
      ...(await age(pool, state.good !== undefined, hours)),
      ...(isKeyGone ? [finding('backup-key-gone', 'mend', { file })] : []),
      ...(await place(settings)),
    ]
  } catch (error) {
    return [finding('not-known', 'unknown', { part: 'Backup', reason: reasonOf(error) })]
  }
}

async function age(pool: Pool, isThere: boolean, hours: number): Promise<Finding[]> {
  const isLate = hours > lateAfter
  if (isThere && !isLate) return [fine('backup-fine', { hours })]
  const level = hours > badAfter ? 'mend' : 'watch'
  const fault = await lastFault(pool)
  if (fault) return [finding('backup-failed', level, { hours, reason: fault })]
  return [isThere ? finding('backup-old', level, { hours }) : finding('backup-none', level)]
}

async function place(settings: BackupSettings): Promise<Finding[]> {
  if (settings.backupS3) return []
  if (isBesideData(settings)) return [finding('backup-beside-data', 'watch')]
  const folder = placeOf(settings)
  const device = (path: string) => stat(path).then(({ dev }) => dev)
  // A folder that is not there yet is made by the first backup.
  const isSame = await Promise.all([device(folder), device(settings.dataDir)]).then(
    ([there, here]) => there === here,
    () => false,
  )
  return isSame ? [finding('backup-same-disk', 'watch', { folder })] : []
}
