import { resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { openEmbedded } from '../db/embedded/open.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open.ts'
import { keyFileOf, openBackupKey } from './key.ts'
import { editionAt } from './manifest.ts'
import { restoreFiles, restoreRows } from './restore.ts'
import { type BackupSettings, openBackupStore, placeOf } from './store.ts'
import { finishedBackups, type Progress, readManifest } from './take.ts'

type RestoreOptions = {
  /** Name of the backup; default: the last one. */
  id?: string | undefined
  /** Folder of the backups, in place of the one in the settings. */
  from?: string | undefined
  /** Year of the fair whose data is wanted; default: this year's. */
  edition?: number | undefined
  now?: number
  /** Only say what would be restored. */
  dry?: boolean
  /** How far it is. */
  progress?: Progress
}

/** Restores a backup into a data folder or a database that has no guide. Returns a sentence for the operator. */
export async function restoreBackup(given: BackupSettings, options: RestoreOptions = {}): Promise<string> {
  const { from, edition = editionAt(options.now ?? Date.now()), progress } = options
  const settings = from ? { ...given, backupTo: resolve(from), backupS3: undefined } : given
  const store = await openBackupStore(settings, await openBackupKey(keyFileOf(settings)))
  try {
    const all = await finishedBackups(store)
    const id = options.id ?? all.at(-1)
    if (!id || !all.includes(id))
      throw new StartError(`${placeOf(settings)} has no finished backup${id ? ` named ${id}` : ''}.`)
    const manifest = await readManifest(store, id)
    if (manifest.edition !== edition)
      throw new StartError(
        `${id} belongs to the fair of ${manifest.edition}, not ${edition}. If that is what you want: --edition ${manifest.edition}`,
      )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const files = manifest.files
      ? `, ${manifest.files.length} photos.`
      : '. The photos are not in this backup.'
    if (options.dry)
      return `${id}, made ${manifest.takenAt} in the fair of ${manifest.edition}, would be restored: ${rows} rows${files} Nothing was restored.`
    const photos = await openStorage(settings)
    const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir)
    const database = embedded ? (embedded.owner as ClientConfig) : { connectionString: settings.databaseUrl }
    try {
      await restoreRows(
        store,
        id,
        manifest,
        { database, embedded: embedded !== undefined },
        { beforeCommit: () => restoreFiles(store, manifest, photos, progress) },
      )
    } finally {
      await photos.close()
      await embedded?.close()
    }
    return `${id} is restored: ${rows} rows${files} Start the server.`
  } finally {
    await store.close()
  }
}
