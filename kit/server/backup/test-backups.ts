import { afterEach, beforeEach, expect } from 'vitest'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { openStorage } from '../storage/open.ts'
import type { BackupSettings } from './store.ts'

const folders: string[] = []
const databases: Database[] = []
/** The data folder of a test; `elsewhere`: a folder for its backups. */
export let dataDir = ''
export let elsewhere = ''
/** Makes another folder, which is removed after the test. */
export const folder = (): string => {
  const made = makeDataFolder()
  folders.push(made)
  return made
}

/** Gives each test of a file its own folders. */
export function backupsForAll(): void {
  beforeEach(() => {
    dataDir = folder()
    elsewhere = folder()
  })
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.close()
    for (const each of folders) expect(databaseProcesses(each), 'PostgreSQL must not stay behind').toEqual([])
    for (const each of folders.splice(0)) removeDataFolder(each)
  })
}

export const settings = (given: Partial<BackupSettings> = {}): BackupSettings => ({
  dataDir,
  databaseUrl: undefined,
  s3: undefined,
  backupTo: elsewhere,
  backupS3: undefined,
  backupKeyFile: undefined,
  ...given,
})

/** The migrated embedded database of a data folder. */
export const open = async (folder = dataDir): Promise<Database> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  databases.push(database)
  await database.migrate()
  return database
}
export const close = async (database: Database): Promise<void> => {
  databases.splice(databases.indexOf(database), 1)
  await database.close()
}

/** Stores bytes as a photo in the data folder, or in the bucket. */
export const photo = async (key: string, text: string, s3?: BackupSettings['s3']): Promise<void> => {
  const storage = await openStorage({ dataDir, s3 })
  await storage.put(key, Buffer.from(text))
  await storage.close()
}
