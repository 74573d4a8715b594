import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type Database, openDatabase } from '../open.ts'
import { backUp, restore } from './backup.ts'

const open = async (dataDir: string) => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  await database.migrate()
  return database
}
const keys = async ({ pool }: Database) =>
  (await pool.query<{ key: string }>('select key from live_events order by id')).rows.map(row => row.key)

test('a backup made during writes restores into an empty folder, with all that was acknowledged before it started', async () => {
  const [dataDir, elsewhere] = [makeDataFolder(), makeDataFolder()]
  const target = join(elsewhere, 'backup')
  mkdirSync(join(dataDir, 'photos'))
  writeFileSync(join(dataDir, 'photos/a.webp'), 'bytes')
  const database = await open(dataDir)
  let answered = 0
  let over = false
  const writing = (async () => {
    for (; !over; answered += 1)
      await database.pool.query(`insert into live_events (topic, key, data) values ('t', $1, '{}')`, [
        answered,
      ])
  })()
  while (answered < 100) await new Promise(resolve => setTimeout(resolve, 5))
  const before = answered
  await backUp(dataDir, target)
  over = true
  await writing
  const all = await keys(database)
  await database.close()
  removeDataFolder(dataDir)

  restore(target, dataDir)
  const restored = await open(dataDir)
  const found = await keys(restored)
  expect(found.length).toBeGreaterThanOrEqual(before)
  expect(found).toEqual(all.slice(0, found.length))
  expect(readFileSync(join(dataDir, 'photos/a.webp'), 'utf8')).toBe('bytes')
  await restored.pool.query(`insert into live_events (topic, key, data) values ('t', 'new', '{}')`)
  await restored.close()

  await expect(backUp(dataDir, target)).rejects.toThrow(/is there already: name a new folder\.$/)
  expect(() => restore(target, dataDir)).toThrow(/has a database: name another DATA_DIR or move it away\.$/)
  rmSync(join(target, 'postgres/backup_label'))
  expect(() => restore(target, join(elsewhere, 'nothing'))).toThrow(/is not a finished backup/)
  removeDataFolder(dataDir)
  removeDataFolder(elsewhere)
})
