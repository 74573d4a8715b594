import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { openFolder } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackupKey } from './key.ts'

/** Where backups lie, encrypted part by part. */
export type BackupStore = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Throws if there is no such part. */
  get: (name: string) => Promise<Uint8Array>
  /** Names of the parts with this prefix. */
  list: (prefix: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** Removes half-written files and empty folders that a killed backup left. Only while no other backup runs. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}
export type BackupSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 's3' | 'backupTo' | 'backupS3' | 'backupKeyFile'
>

/** The folder or `s3://bucket` of the backups; default: `backups` in the data folder. */
export const placeOf = ({ dataDir, backupTo }: BackupSettings): string => backupTo ?? join(dataDir, 'backups')
/** Whether the backups lie in the data folder and would be lost with it. Then they hold no photos, wherever these lie. */
export const isBesideData = (settings: BackupSettings): boolean =>
  !settings.backupS3 && `${resolve(placeOf(settings))}/`.startsWith(`${settings.dataDir}/`)

/** Whether there are backups, or parts of one. */
export async function hasBackups(settings: BackupSettings): Promise<boolean> {
  const storage = await openPlace(settings)
  try {
    for await (const _ of storage.list('runs/')) return true
    return false
  } finally {
    await storage.close()
  }
}

export async function openBackupStore(settings: BackupSettings, key: BackupKey): Promise<BackupStore> {
  const storage = await openPlace(settings)
  return {
    put: async (name, bytes) => storage.put(name, await key.encrypt(bytes)),
    async get(name) {
      const found = await storage.get(name)
      if (!found) throw new Error(`${name} is missing in the backup.`)
      return key.decrypt(found)
    },
    async list(prefix) {
      const names: string[] = []
      // The folder may hold other things: other files are neither counted nor removed.
      for await (const { key: name } of storage.list(prefix)) if (name.endsWith('.age')) names.push(name)
      return names.sort()
    },
    remove: name => storage.remove(name),
    tidy: async () => {
      // A bucket keeps no half-written files and has no folders.
      if (settings.backupS3) return
      for (const own of ['runs', 'files'])
        if (existsSync(join(placeOf(settings), own))) await tidyFolder(join(placeOf(settings), own))
    },
    close: () => storage.close(),
  }
}

async function tidyFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile() && entry.name.endsWith('.half')) await rm(path)
    if (!entry.isDirectory()) continue
    await tidyFolder(path)
    if ((await readdir(path)).length === 0) await rmdir(path)
  }
}

async function openPlace(settings: BackupSettings): Promise<Storage> {
  if (!settings.backupS3) return openFolder(placeOf(settings))
  const { openBucket } = await import('../storage/s3.ts')
  return openBucket(settings.backupS3)
}
