import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { openEmbedded } from '../db/embedded/open.ts'
import { holderOf, withLease } from '../db/lease.ts'
import { makeFolder } from '../make-folder.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open.ts'
import { checkBackup, removeDatabase } from './check.ts'
import { backupsToKeep } from './keep.ts'
import { keyFileOf, makeBackupKey, openBackupKey } from './key.ts'
import { fileOf, manifestOf, runIdOf } from './manifest.ts'
import {
  type BackupSettings,
  type BackupStore,
  hasBackups,
  isBesideData,
  openBackupStore,
  placeOf,
} from './store.ts'
import { finishedBackups, keepAsGood, type Progress, readManifest, takeBackup } from './take.ts'
import { untilAborted } from './until-aborted.ts'

type BackupOptions = {
  /** Reports each step. */
  say?: (line: string) => void
  /** Reports what the operator must know: a key was made. Default: `say`. */
  warn?: (line: string) => void
  /** How far it is. */
  progress?: Progress
  /** Asked once no other backup can run: false ends it, because the backup is not wanted after all. */
  isDue?: (client: Client) => Promise<boolean>
  /** Ends it early and stops the scratch database. */
  signal?: AbortSignal
  now?: number
}

/**
 * Takes a backup of the database and the photos, restores it into a scratch database, compares it, and deletes backups that need
 * not be kept. Waits for another one to end. Returns its name; undefined if it was not due. A backup that fails the comparison
 * does not count.
 */
export async function runBackup(
  settings: BackupSettings,
  options: BackupOptions = {},
): Promise<string | undefined> {
  const { say = () => {}, warn = say, progress = () => {}, signal } = options
  // Before anything is started, because the key is made in the data folder.
  makeFolder(settings.dataDir)
  if (!settings.backupS3) makeFolder(placeOf(settings))
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir)
  const database: ClientConfig = embedded
    ? (embedded.owner as ClientConfig)
    : { connectionString: settings.databaseUrl }
  const client = new Client({ ...database, application_name: 'mela-guide backup' })
  client.on('error', () => {})
  try {
    await client.connect()
    const take = async (lost: AbortSignal) => {
      if (options.isDue && !(await options.isDue(client))) return { id: undefined }
      const stopped = AbortSignal.any([lost, ...(signal ? [signal] : [])])
      const now = options.now ?? Date.now()
      const id = await record(client, runIdOf(now), () =>
        work(settings, database, { say, warn, progress, now, signal: stopped }),
      )
      return { id }
    }
    const taken = await withLease(client, 'backup', take)
    if (taken) return taken.id
    // The holder is running, or was killed: then the row becomes free half a minute after its last renewal.
    const holder = (await holderOf(client, 'backup')) ?? 'nobody any more'
    say(
      `A backup is being made by ${holder}. This one starts when that one has ended, or half a minute after it was killed.`,
    )
    return (await withLease(client, 'backup', take, { wait: true, signal }))?.id
  } finally {
    await client.end()
    await embedded?.close()
  }
}

async function record(client: Client, id: string, take: () => Promise<{ rows: number; files: number }>) {
  await client.query(
    `insert into backups (id, started_at) values ($1, pg_catalog.now())
     on conflict (id) do update set started_at = excluded.started_at`,
    [id],
  )
  try {
    const { rows, files } = await take()
    await client.query(
      'update backups set checked_at = pg_catalog.now(), rows = $2, files = $3, error = null where id = $1',
      [id, rows, files],
    )
    return id
  } catch (error) {
    const reason = (error as Error).message.slice(0, 500)
    await client.query('update backups set error = $2 where id = $1', [id, reason]).catch(() => {})
    throw error
  } finally {
    await client
      .query(`delete from backups where started_at < pg_catalog.now() - interval '1 year'`)
      .catch(() => {})
  }
}

type Work = {
  say: (line: string) => void
  warn: (line: string) => void
  progress: Progress
  signal?: AbortSignal
  now: number
}

async function work(
  settings: BackupSettings,
  database: ClientConfig,
  { say, warn, progress, signal, now }: Work,
) {
  const store = await openBackupStore(settings, await keyOf(settings, warn))
  // In the data folder a copy of its own photos would protect against nothing, and photos of a bucket could fill its disk.
  const photos = isBesideData(settings) ? undefined : await openStorage(settings)
  if (!photos)
    say(
      'The photos are not in this backup, because it lies in the data folder: name another place in BACKUP_TO.',
    )
  try {
    await removeLeftovers(settings.dataDir)
    await removeInterrupted(store)
    const last = (await finishedBackups(store)).at(-1)
    const before = last ? (await readManifest(store, last)).files : []
    const known = new Set(before?.map(file => file.key))
    const { id, manifest } = await untilAborted(takeBackup(database, store, photos, now, progress), signal)
    say(`${id} is written; it is being restored into a scratch database and compared.`)
    await checkBackup(store, id, settings.dataDir, known, signal)
    await keepAsGood(store, id)
    await prune(store, now)
    const rows = manifest.tables.reduce((all, table) => all + table.rows, 0)
    return { rows, files: manifest.files?.length ?? 0 }
  } finally {
    await store.close()
    await photos?.close()
  }
}

/**
 * The key of the backups. It is made only if there is neither a key nor a backup: with a second key, each of two machines could
 * read only its own backups.
 */
async function keyOf(settings: BackupSettings, warn: (line: string) => void) {
  const file = keyFileOf(settings)
  if (!existsSync(file)) {
    if (await hasBackups(settings))
      throw new StartError(
        `There are backups in ${placeOf(settings)} made with another key: copy the file backup-key.txt of the machine that made them to ${file}, or name another place in BACKUP_TO.`,
      )
    await makeBackupKey(file)
    warn(`${file} is the key of the backups: keep a copy of it elsewhere, without it nobody can read them.`)
  }
  return openBackupKey(file)
}

/** Deletes what a killed backup left in the store. */
async function removeInterrupted(store: BackupStore) {
  const finished = new Set(await finishedBackups(store))
  for (const name of await store.list('runs/'))
    if (!finished.has(name.split('/')[1] ?? '')) await store.remove(name)
  await store.tidy()
}

/** Stops and removes scratch databases of a killed check. */
async function removeLeftovers(dataDir: string) {
  makeFolder(dataDir)
  for (const name of readdirSync(dataDir).filter(name => name.startsWith('backup-check-'))) {
    const folder = join(dataDir, name)
    if (existsSync(join(folder, 'postgres'))) await (await openEmbedded(folder)).close()
    removeDatabase(folder)
  }
}

async function prune(store: BackupStore, now: number) {
  const all = await finishedBackups(store)
  const kept = backupsToKeep(all, now)
  for (const id of all.filter(id => !kept.has(id))) {
    await store.remove(manifestOf(id))
    for (const name of await store.list(`runs/${id}/`)) await store.remove(name)
  }
  const needed = new Set<string>()
  for (const id of kept)
    for (const { key } of (await readManifest(store, id)).files ?? []) needed.add(fileOf(key))
  for (const name of await store.list('files/')) if (!needed.has(name)) await store.remove(name)
}
