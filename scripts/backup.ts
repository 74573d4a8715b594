import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { isNightlyDue } from '#kit/server/backup/due.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { type BackupSettings, placeOf } from '#kit/server/backup/store.ts'
import { readSettings } from '#kit/server/settings.ts'

/**
 * `npm run backup [-- FOLDER]`: backs up the database and the photos while the server works, to BACKUP_TO or to FOLDER, and
 * proves that the backup can be restored. `--quiet`: prints only what the operator must know, such as where a key was made.
 * `--nightly`: quiet, and only where tonight's is still missing; the server calls it so, writes its settings to the standard
 * input, and logs what is printed.
 */
const isNightly = process.argv.includes('--nightly')
const isQuiet = isNightly || process.argv.includes('--quiet')
const folder = process.argv.slice(2).find(word => !word.startsWith('--'))
const stopped = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())
try {
  const given = isNightly ? ((await json(process.stdin)) as BackupSettings) : readSettings(process.env)
  const settings = folder ? { ...given, backupTo: resolve(folder), backupS3: undefined } : given
  const print = (line: string) => console.log(line)
  const id = await runBackup(settings, {
    say: isQuiet ? () => {} : print,
    warn: print,
    signal: stopped.signal,
    ...(isNightly && { isDue: client => isNightlyDue(client, Date.now()) }),
  })
  if (id && !isQuiet) console.log(`${id} in ${placeOf(settings)} is a good backup.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
// Parts of the work that was broken off may still be under way.
process.exit()
