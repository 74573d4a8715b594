import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { isNightlyDue } from '#kit/server/backup/due.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { type BackupSettings, placeOf } from '#kit/server/backup/store.ts'
import { readSettings } from '#kit/server/settings.ts'
import { defineCommand } from '../command.ts'

export const command = defineCommand({
  usage: '[FOLDER]',
  about:
    'Backs up the database and the photos to BACKUP_TO, or to FOLDER, while the guide works, and proves that the backup can be restored.',
  options: {
    quiet: { says: 'print only what must be known, such as where a key was made' },
    nightly: {
      says: 'for the server: quiet, settings from the standard input, and only where tonight’s is missing',
    },
  },
  words: [0, 1],
  async run({ words: [folder], options: { quiet, nightly }, say, progress }) {
    const stopped = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())
    const given = nightly ? ((await json(process.stdin)) as BackupSettings) : readSettings(process.env)
    const settings = folder ? { ...given, backupTo: resolve(folder), backupS3: undefined } : given
    const isQuiet = quiet || nightly
    const id = await runBackup(settings, {
      say: isQuiet ? () => {} : say,
      warn: say,
      progress,
      signal: stopped.signal,
      ...(nightly && { isDue: client => isNightlyDue(client, Date.now()) }),
    })
    if (id && !isQuiet) say(`${id} in ${placeOf(settings)} is a good backup.`)
  },
})
