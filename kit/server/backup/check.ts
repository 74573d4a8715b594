import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { differences, sumsOf } from '../db/copy/rows.ts'
import { openCopySession } from '../db/copy/session.ts'
import { openEmbedded } from '../db/embedded/open.ts'
import { type FileSum, fileOf, type Manifest, unprovenOf } from './manifest.ts'
import { readFile, restoreRows } from './restore.ts'
import type { BackupStore } from './store.ts'
import { readManifest } from './take.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * Proves that a backup can be restored: reads it back from the store, restores it into a scratch PostgreSQL below `folder` and
 * compares every table and sequence with the sums taken at first. Photos added since the previous backup, and a seventh of the
 * others in turn, are read back and compared; the rest must exist. Rejects with what is wrong.
 */
export async function checkBackup(
  store: BackupStore,
  id: string,
  folder: string,
  known: Set<string>,
  signal?: AbortSignal,
): Promise<void> {
  const manifest = await readManifest(store, id, unprovenOf)
  await inScratchDatabase(folder, signal, async database => {
    await restoreRows(store, id, manifest, { database, embedded: true })
    const client = await openCopySession(database)
    try {
      const tables = Object.fromEntries(
        manifest.tables.map(({ name, rows, sha256 }) => [name, { rows, sha256 }]),
      )
      const found = await sumsOf(client, manifest.tables)
      const wrong = differences({ tables, sequences: manifest.sequences }, found)
      if (wrong.length > 0) throw new Error(`The backup does not restore to what it was: ${wrong.join(' ')}`)
    } finally {
      await client.end()
    }
  })
  await untilAborted(checkFiles(store, manifest, known), signal)
}

async function checkFiles(store: BackupStore, manifest: Manifest, known: Set<string>): Promise<void> {
  const stored = new Set(await store.list('files/'))
  const today = Math.floor(Date.parse(manifest.takenAt) / 86_400_000) % 7
  const isDue = ({ key, sha256 }: FileSum) =>
    !known.has(key) || Number.parseInt(sha256.slice(0, 6), 16) % 7 === today
  for (const file of manifest.files ?? []) {
    if (!stored.has(fileOf(file.key))) throw new Error(`${file.key} is missing in the backup.`)
    if (isDue(file)) await readFile(store, file)
  }
}

/** Runs work on an empty PostgreSQL of its own below a folder, and removes it. */
async function inScratchDatabase(
  folder: string,
  signal: AbortSignal | undefined,
  work: (database: ClientConfig) => Promise<void>,
) {
  const scratch = mkdtempSync(join(folder, 'backup-check-'))
  try {
    const embedded = await openEmbedded(scratch)
    try {
      await untilAborted(work(embedded.owner as ClientConfig), signal)
    } finally {
      await embedded.close()
    }
  } finally {
    removeDatabase(scratch)
  }
}

/** Removes a data folder and its database, which is elsewhere if root created it. */
export function removeDatabase(dataDir: string): void {
  const link = join(dataDir, 'postgres')
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(readlinkSync(link), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
