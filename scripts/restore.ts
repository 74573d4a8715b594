import { parseArgs } from 'node:util'
import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { readSettings } from '#kit/server/settings.ts'

/**
 * `npm run restore [-- NAME] [--from FOLDER] [--edition YEAR]`: puts a backup, the last one unless named, from BACKUP_TO or
 * FOLDER into a DATA_DIR or DATABASE_URL that has no guide yet.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, edition: { type: 'string' } },
})
try {
  const settings = readSettings(process.env)
  const words = await restoreBackup(settings, {
    ...(positionals[0] && { id: positionals[0] }),
    ...(values.from && { from: values.from }),
    ...(values.edition && { edition: Number(values.edition) }),
  })
  console.log(words)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
