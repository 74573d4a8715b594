import { createHash } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import { readRows, sumRows } from '../db/copy/rows.ts'
import { appliedMigrations } from '../db/copy/schema.ts'
import { openCopySession } from '../db/copy/session.ts'
import { sequencesOf, tablesOf } from '../db/copy/tables.ts'
import { findMigrations } from '../db/migrations.ts'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import {
  editionAt,
  type FileSum,
  fileOf,
  type Manifest,
  manifestOf,
  partOf,
  runIdOf,
  schemaOf,
  unprovenOf,
} from './manifest.ts'
import type { BackupStore } from './store.ts'

// Bytes of rows in one part, which is held in memory.
const partSize = 8 * 1024 ** 2

/** Reports how much of what is done. */
export type Progress = (done: number, all: number, what?: string) => void
type Taken = { id: string; manifest: Manifest }

/**
 * Copies all rows as of one moment, and then the photos that are not in the store yet, while servers run. `photos`: undefined
 * leaves them out.
 */
export async function takeBackup(
  database: ClientConfig,
  store: BackupStore,
  photos: Storage | undefined,
  now = Date.now(),
  progress: Progress = () => {},
): Promise<Taken> {
  const id = runIdOf(now)
  const rows = await copyRows(database, store, id, progress)
  // Photos last: every photo that a copied row names is stored by then.
  const files = photos && (await copyFiles(photos, store, await filesBefore(store), progress))
  const manifest: Manifest = {
    format: 1,
    takenAt: new Date(now).toISOString(),
    edition: editionAt(now),
    ...rows,
    files,
  }
  await store.put(unprovenOf(id), Buffer.from(JSON.stringify(manifest)))
  return { id, manifest }
}

async function copyRows(database: ClientConfig, store: BackupStore, id: string, progress: Progress) {
  // One snapshot for all tables, whatever is written meanwhile.
  const client = await openCopySession(database, 'begin isolation level repeatable read read only')
  try {
    const migrations = await appliedMigrations(client)
    if (!migrations) throw new StartError('The database is empty: there is nothing to back up.')
    const known = new Map(findMigrations().map(migration => [migration.name, migration.sql]))
    const newer = migrations.find(({ name }) => !known.has(name))
    if (newer)
      throw new StartError(
        `The database was already changed by a newer version (${newer.name}); back it up with that one.`,
      )
    const schema = migrations.map(({ name }) => `-- ${name}\n${known.get(name)}`).join('\n')
    await store.put(schemaOf(id), Buffer.from(schema))
    const tables: Manifest['tables'] = []
    const all = await tablesOf(client)
    for (const table of all) {
      tables.push({ ...table, ...(await copyTable(client, store, id, table)) })
      progress(tables.length, all.length, 'of the tables')
    }
    return { migrations, tables, sequences: await sequencesOf(client) }
  } finally {
    await client.end()
  }
}

async function copyTable(
  client: Client,
  store: BackupStore,
  id: string,
  table: Parameters<typeof readRows>[1],
) {
  const { add, sum } = sumRows()
  let waiting: Buffer[] = []
  let parts = 0
  const write = async () => {
    if (waiting.length === 0) return
    await store.put(partOf(id, table.name, parts), Buffer.concat(waiting))
    parts += 1
    waiting = []
  }
  for await (const piece of readRows(client, table)) {
    add(piece as Buffer)
    waiting.push(piece as Buffer)
    if (waiting.reduce((size, { length }) => size + length, 0) >= partSize) await write()
  }
  await write()
  return { ...sum(), parts }
}

/** Photos never change under their key, so one that is in the store needs no second copy. */
async function copyFiles(
  photos: Storage,
  store: BackupStore,
  before: Map<string, FileSum>,
  progress: Progress,
): Promise<FileSum[]> {
  const stored = new Set(await store.list('files/'))
  const files: FileSum[] = []
  const keys = (await Array.fromAsync(photos.list(''))).map(({ key }) => key)
  for (const [at, key] of keys.entries()) {
    progress(at, keys.length, 'of the photos')
    const known = before.get(key)
    if (known && stored.has(fileOf(key))) {
      files.push(known)
      continue
    }
    const bytes = await photos.get(key)
    // Deleted since the list was read.
    if (!bytes) continue
    await store.put(fileOf(key), bytes)
    files.push({ key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return files.sort((a, b) => (a.key < b.key ? -1 : 1))
}

async function filesBefore(store: BackupStore): Promise<Map<string, FileSum>> {
  const last = (await finishedBackups(store)).at(-1)
  const files = last ? ((await readManifest(store, last)).files ?? []) : []
  return new Map(files.map(file => [file.key, file]))
}

/** Makes a backup count, after it was restored and compared. */
export async function keepAsGood(store: BackupStore, id: string): Promise<void> {
  await store.put(manifestOf(id), await store.get(unprovenOf(id)))
  await store.remove(unprovenOf(id))
}

/** Names of all backups that were restored and compared, oldest first. */
export async function finishedBackups(store: BackupStore): Promise<string[]> {
  const names = await store.list('runs/')
  return names.flatMap(name => /^runs\/([^/]+)\/manifest\.age$/.exec(name)?.[1] ?? [])
}

export async function readManifest(
  store: BackupStore,
  id: string,
  nameOf: (id: string) => string = manifestOf,
): Promise<Manifest> {
  return JSON.parse(Buffer.from(await store.get(nameOf(id))).toString()) as Manifest
}
