import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openDatabase } from '../db/open.ts'
import { startBackup } from './nightly.ts'

test('the nightly process backs up what the server uses, not what its own environment names', async () => {
  const [dataDir, elsewhere, another] = [makeDataFolder(), makeDataFolder(), makeDataFolder()]
  onTestFinished(() => [dataDir, elsewhere, another].forEach(removeDataFolder))
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => database.close())
  await database.migrate()
  // Two days ago, so tonight's backup is due.
  await database.pool.query(`update migrations set applied_at = now() - interval '2 days'`)
  vi.stubEnv('DATA_DIR', another)
  onTestFinished(() => void vi.unstubAllEnvs())
  const faults: unknown[] = []
  const warnings: string[] = []
  const none = { databaseUrl: undefined, s3: undefined, backupS3: undefined, backupKeyFile: undefined }
  const log = {
    error: (fault: object) => void faults.push(fault),
    warn: (words: string) => void warnings.push(words),
  }
  await startBackup(log, { dataDir, backupTo: elsewhere, ...none }).ended
  expect(faults).toEqual([])
  // Nobody sees what the process prints, so its warnings go to the log.
  expect(warnings).toEqual([
    `${dataDir}/backup-key.txt is the key of the backups: keep a copy of it elsewhere, without it nobody can read them.`,
  ])
  const { rows } = await database.pool.query('select checked_at is not null as good from backups')
  expect(rows).toEqual([{ good: true }])
  expect(readdirSync(elsewhere)).toEqual(['runs'])
  expect(readdirSync(another)).toEqual([])
})
