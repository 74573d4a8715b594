import { resolve } from 'node:path'
import { backUp } from '#kit/server/db/embedded/backup.ts'
import { readSettings } from '#kit/server/settings.ts'

/** `npm run backup -- FOLDER`: copies DATA_DIR, with the embedded database, while the server works. */
const target = process.argv[2]
const { dataDir, databaseUrl } = readSettings(process.env)
try {
  if (!target) throw new Error('Name a new folder: npm run backup -- /backups/2027-07-19')
  if (databaseUrl)
    throw new Error('DATABASE_URL is set: that database is backed up with its own tools (pg_dump).')
  await backUp(dataDir, resolve(target))
  console.log(`${dataDir} is backed up in ${resolve(target)}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
