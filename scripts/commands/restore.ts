import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { readSettings } from '#kit/server/settings.ts'
import { defineCommand, UsageError } from '../command.ts'

export const command = defineCommand({
  usage: '[NAME]',
  about:
    'Puts a backup, the last one unless named, into a DATA_DIR or DATABASE_URL that has no guide yet. All or nothing; a guide that is there is never overwritten.',
  options: {
    'dry-run': { says: 'say what would be restored, and restore nothing' },
    from: { value: 'FOLDER', says: 'where the backups are (default: BACKUP_TO)' },
    edition: { value: 'YEAR', says: 'the fair whose data is wanted (default: this year’s)' },
  },
  words: [0, 1],
  async run({ words: [id], options: { 'dry-run': dry, from, edition }, say, progress }) {
    if (edition !== undefined && !/^\d{4}$/.test(edition))
      throw new UsageError('--edition needs the year of a fair.')
    const options = { id, from, dry, edition: edition === undefined ? undefined : Number(edition), progress }
    say(await restoreBackup(readSettings(process.env), options))
  },
})
