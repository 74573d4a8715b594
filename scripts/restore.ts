import { resolve } from 'node:path'
import { restore } from '#kit/server/db/embedded/backup.ts'
import { readSettings } from '#kit/server/settings.ts'

/** `npm run restore -- FOLDER`: puts a backup into a DATA_DIR that has no database yet. */
const source = process.argv[2]
const { dataDir } = readSettings(process.env)
try {
  if (!source) throw new Error('Name the folder of a backup: npm run restore -- /backups/2027-07-19')
  restore(resolve(source), dataDir)
  console.log(`${resolve(source)} is restored into ${dataDir}: start the server.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
