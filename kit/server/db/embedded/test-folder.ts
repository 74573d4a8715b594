import { afterEach, beforeEach, expect } from 'vitest'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type Holder, holdDatabase } from '#tests/database-holder.ts'
import { type Database, openDatabase } from '../open.ts'

export const asRoot = process.getuid?.() === 0
/** The data folder of one test. */
export let dataDir = ''
export const holders: Holder[] = []
export const databases: Database[] = []

/** Gives each test of a file a data folder, and afterwards closes what the test opened in it. */
export function folderForEach(): void {
  beforeEach(() => {
    dataDir = makeDataFolder()
  })
  afterEach(async () => {
    for (const holder of holders.splice(0)) await holder.close()
    for (const database of databases.splice(0)) await database.close()
    expect(databaseProcesses(dataDir), 'PostgreSQL must not stay behind').toEqual([])
    removeDataFolder(dataDir)
  })
}

export const hold = async (folder = dataDir, user?: { uid: number; gid: number }) => {
  const holder = await holdDatabase(folder, user)
  holders.push(holder)
  return holder
}
export const open = async (folder = dataDir) => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  databases.push(database)
  await database.migrate()
  return database
}
