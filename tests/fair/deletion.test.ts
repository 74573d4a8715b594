import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBackupKey, openBackupKey } from '#kit/server/backup/key.ts'
import { countDoomed, type Doomed, proveInBackup, withDependants } from '#kit/server/backup/proof.ts'
import { type BackupSettings, openBackupStore } from '#kit/server/backup/store.ts'
import { keepAsGood, takeBackup } from '#kit/server/backup/take.ts'
import { isServed, openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import { openStorage } from '#kit/server/storage/open.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { mayDelete, nameOfFair } from '../../scripts/deletion.ts'

let database: TestDatabase
let folder = ''
let settings: BackupSettings
let now = Date.parse('2027-09-01T00:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  folder = makeDataFolder()
  settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: join(folder, 'backups'),
    DATABASE_URL: database.url,
  })
  await database.pool.query('delete from lost_found_items')
  await item('a')
  await item('b')
  await database.pool.query(
    `insert into lost_found_reveals (item_id, device, at) select id, 'd', now() from lost_found_items`,
  )
  await photo('photos/ab/one-800.webp')
  return () => removeDataFolder(folder)
})
afterAll(() => database.close())

const item = (name: string) =>
  database.pool.query(
    `insert into lost_found_items (id, type, kind, name, phone, description, show_phone, image_hash, width, height,
       device, fingerprint, notice_version, notice_language, created_at)
     values (gen_random_uuid(), 'Lost', 'bag', $1, '9876500010', E'tab\\tline\\nend', true, 'h', 1, 1, 'd', 'f', 'v', 'hi', now())`,
    [name],
  )
async function photo(key: string) {
  const storage = await openStorage(settings)
  await storage.put(key, Buffer.from(key), 'image/webp')
  await storage.close()
}
/** A backup as the command makes it, without the scratch database that proves it. */
async function backUp({ isProved = true, photos = true } = {}, of = settings) {
  const key = join(settings.dataDir, 'backup-key.txt')
  mkdirSync(settings.dataDir, { recursive: true })
  if (!existsSync(key)) await makeBackupKey(key)
  const store = await openBackupStore(of, await openBackupKey(key))
  const storage = photos ? await openStorage(of) : undefined
  now += 60_000
  const { id } = await takeBackup({ connectionString: database.url }, store, storage, now)
  if (isProved) await keepAsGood(store, id)
  await storage?.close()
  await store.close()
  return id
}
const everyItem = (): Doomed[] => [
  { table: 'lost_found_items', where: sql`created_at < ${new Date(Date.now() + 60_000)}` },
]
const prove = async (of = settings) =>
  proveInBackup(of, database.db, await withDependants(database.db, everyItem()))

test('what the database deletes along with a row is counted and must be in the backup too', async () => {
  const counts = await countDoomed(database.db, await withDependants(database.db, everyItem()))
  expect(counts.get('lost_found_items')).toBe(2)
  expect(counts.get('lost_found_reveals')).toBe(2)
})

test('rows are proved by the newest backup that holds each of them and every photo as they are now', async () => {
  await expect(prove()).rejects.toThrow(
    /There is no backup in .* Nothing was deleted\. First: mela-guide backup/,
  )
  await backUp({ isProved: false })
  await expect(prove()).rejects.toThrow('There is no proved backup in')
  const id = await backUp()
  expect(await prove()).toBe(id)

  await database.pool.query(`update lost_found_items set description = 'red' where name = 'a'`)
  await expect(prove()).rejects.toThrow(
    `The backup ${id} in ${settings.backupTo} lacks 1 rows of lost_found_items`,
  )
  await database.pool.query(`update lost_found_items set description = E'tab\\tline\\nend'`)
  expect(await prove()).toBe(id)
  await database.pool.query(
    `insert into lost_found_reveals (item_id, device, at) select id, 'e', now() from lost_found_items`,
  )
  await expect(prove()).rejects.toThrow('lacks 2 rows of lost_found_reveals')
  await database.pool.query(`delete from lost_found_reveals where device = 'e'`)
  await photo('photos/ab/two-800.webp')
  await expect(prove()).rejects.toThrow('lacks 1 photos')
  rmSync(join(folder, 'data/files/photos/ab/two-800.webp'))
  expect(await prove()).toBe(id)
  rmSync(join(folder, 'backups/files/photos/ab/one-800-webp.age'))
  await expect(prove()).rejects.toThrow('lacks 1 photos')
})

test('a backup without photos proves nothing, and says what to set', async () => {
  const beside = { ...settings, backupTo: undefined }
  await backUp({ photos: false }, beside)
  await expect(prove(beside)).rejects.toThrow(
    /holds no photos, because it lies in the data folder\. Set BACKUP_TO/,
  )
})

test('whatever else lies in the folder of the backups stays there', async () => {
  for (const [name, text] of [
    ['files/mine.jpg', 'x'],
    ['runs/mine/notes.txt', 'y'],
    ['other/a.half', 'z'],
  ] as const) {
    mkdirSync(join(folder, 'backups', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'backups', name), text)
  }
  await makeBackupKey(join(folder, 'key.txt'))
  const store = await openBackupStore(settings, await openBackupKey(join(folder, 'key.txt')))
  expect(await store.list('')).toEqual([])
  await store.tidy()
  await store.close()
  expect(readdirSync(join(folder, 'backups/other'))).toEqual(['a.half'])
})

test('a deletion says what and how much, and begins only with its backup and the fair’s name', async () => {
  const said: string[] = []
  const ask = (typed?: string, options: { 'dry-run'?: boolean; fair?: string } = {}) =>
    mayDelete(
      {
        words: [],
        options: { 'dry-run': false, fair: undefined, backup: undefined, ...options },
        say: line => void said.push(line),
        progress: () => {},
        ask: async () => typed,
      },
      {
        settings: settings as never,
        db: database.db,
        what: 'The fair of 2027',
        doomed: everyItem(),
        year: 2027,
      },
    )
  const name = nameOfFair(2027)
  await expect(ask(name)).rejects.toThrow('There is no backup')
  expect(said).toContain('  lost_found_items: 2 rows')
  await backUp()
  await expect(ask(undefined)).rejects.toThrow(`Nothing was deleted: add --fair '${name}'.`)
  await expect(ask('yes')).rejects.toThrow(`'yes' is not '${name}': nothing was deleted.`)
  expect(await ask(name, { 'dry-run': true })).toBe(false)
  expect(said.at(-1)).toBe('A dry run: nothing was deleted.')
  expect(await ask(name.toLowerCase())).toBe(true)
  expect(await ask(undefined, { fair: name })).toBe(true)
})

test('a server that works with the database is seen, a command is not', async () => {
  await database.pool.query('select 1')
  expect(await isServed(database.pool)).toBe(true)
  const bare = await openTestDatabase()
  await bare.pool.end()
  const command = await openDatabase(
    { databaseUrl: bare.url, dataDir: folder },
    undefined,
    'mela-guide command',
  )
  expect(await isServed(command.pool)).toBe(false)
  await command.close()
  await bare.close()
})
