import { createHash } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { fillTables } from '../db/copy/rows.ts'
import { appliedMigrations, makeTables } from '../db/copy/schema.ts'
import { openCopySession } from '../db/copy/session.ts'
import { findMigrations } from '../db/migrations.ts'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import { type FileSum, fileOf, type Manifest, partOf } from './manifest.ts'
import type { BackupStore } from './store.ts'
import type { Progress } from './take.ts'

/** Where to restore: a connection, as the owner of the tables, to a database without tables. */
type Target = { database: ClientConfig; embedded: boolean }

/** Restores the rows of a backup into an empty database, all or nothing. `beforeCommit`: runs before the transaction is committed. */
export async function restoreRows(
  store: BackupStore,
  id: string,
  manifest: Manifest,
  target: Target,
  { beforeCommit = async () => {} }: { beforeCommit?: () => Promise<void> } = {},
): Promise<void> {
  const client = await openCopySession(target.database, 'begin')
  try {
    if (await appliedMigrations(client))
      throw new StartError(
        'There is a guide in this database: restore into an empty one, or another DATA_DIR.',
      )
    await makeTables(client, manifest.migrations, findMigrations(), target.embedded)
    const partsOf = new Map(manifest.tables.map(({ name, parts }) => [name, parts]))
    await fillTables(
      client,
      manifest.tables,
      async function* ({ name }) {
        for (let part = 0; part < (partsOf.get(name) ?? 0); part += 1)
          yield Buffer.from(await store.get(partOf(id, name, part)))
      },
      manifest.sequences,
    )
    await beforeCommit()
    await client.query('commit')
  } finally {
    // Also rolls an uncommitted transaction back.
    await client.end()
  }
}

/** Restores the photos of a backup, each compared with its sum. */
export async function restoreFiles(
  store: BackupStore,
  manifest: Manifest,
  photos: Storage,
  progress: Progress = () => {},
): Promise<void> {
  const files = manifest.files ?? []
  for (const [at, file] of files.entries()) {
    progress(at, files.length, 'of the photos')
    await photos.put(file.key, await readFile(store, file))
  }
}

/** The bytes of a photo in a backup; rejects if they do not match their sum. */
export async function readFile(store: BackupStore, { key, sha256 }: FileSum): Promise<Uint8Array> {
  const bytes = await store.get(fileOf(key))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${key} in the backup is not what it was.`)
  return bytes
}
