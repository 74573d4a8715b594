import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucketServer } from '#tests/bucket-server.ts'
import { makeBackupKey } from './key.ts'
import { restoreBackup } from './restore-whole.ts'
import { runBackup } from './run.ts'
import { backupsForAll, dataDir, folder, open, photo, settings } from './test-backups.ts'

backupsForAll()

test('a machine without the key of the existing backups makes no new key, and says which file it needs', async () => {
  const server = await openBucketServer('backups')
  onTestFinished(() => server.close())
  const database = await open()
  // Two machines: one database, one bucket, and a data folder each.
  const [one, two] = [folder(), folder()].map(each => join(each, 'backup-key.txt')) as [string, string]
  const of = (backupKeyFile: string) =>
    settings({ backupTo: 's3://backups', backupS3: server.settings, backupKeyFile })
  await runBackup(of(one), { now: Date.parse('2027-06-01T20:30:00Z') })
  const stored = await server.keys()
  const next = { now: Date.parse('2027-06-02T20:30:00Z') }
  const words = `There are backups in s3://backups made with another key: copy the file backup-key.txt of the machine that made them to ${two}, or name another place in BACKUP_TO.`
  await expect(runBackup(of(two), next)).rejects.toThrow(words)
  expect([existsSync(two), await server.keys()]).toEqual([false, stored])
  // The dashboard and the doctor read the error here.
  const { rows } = await database.pool.query('select error from backups where checked_at is null')
  expect(rows).toEqual([{ error: words }])

  await makeBackupKey(two)
  const another = `This backup was made with another key than the one in ${two}`
  await expect(runBackup(of(two), next)).rejects.toThrow(another)
  await expect(restoreBackup({ ...of(two), dataDir: folder() }, next)).rejects.toThrow(another)
  copyFileSync(one, two)
  await runBackup(of(two), next)
  const good = await database.pool.query('select id from backups where checked_at is not null order by id')
  expect(good.rows.map(({ id }) => id)).toEqual(['20270601-203000', '20270602-203000'])
})

test('photos in a bucket are not in a backup stored in the data folder, and both commands say so', async () => {
  const server = await openBucketServer('photos')
  onTestFinished(() => server.close())
  const bucket = { s3: server.settings }
  await photo('photos/a.webp', 'a', bucket.s3)
  await open()
  const lines: string[] = []
  await runBackup(settings({ ...bucket, backupTo: undefined }), { say: line => lines.push(line) })
  const place = join(dataDir, 'backups')
  expect(lines).toContain(
    `The photos are not in this backup, because it lies in the data folder: name another place in BACKUP_TO.`,
  )
  expect(readdirSync(place)).toEqual(['runs'])
  const into = { backupTo: place, backupKeyFile: join(dataDir, 'backup-key.txt'), dataDir: folder() }
  expect(await restoreBackup(settings(into))).toMatch(
    /^[\d-]+ is restored: \d+ rows\. The photos are not in this backup\. Start the server\.$/,
  )
})
