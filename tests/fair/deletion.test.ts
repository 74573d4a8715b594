import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
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
import { openBucketServer } from '#tests/bucket-server.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { mayDelete, nameOfFair } from '../../scripts/deletion.ts'

const hash = 'ab'.repeat(16)
let database: TestDatabase
let bucket: Awaited<ReturnType<typeof openBucketServer>>
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
  await photo(`photos/ab/${hash}-800.webp`)
  bucket = await openBucketServer('backups')
  return async () => {
    await bucket.close()
    removeDataFolder(folder)
  }
})
afterAll(() => database.close())

const item = (name: string) =>
  database.pool.query(
    `insert into lost_found_items (id, type, kind, name, phone, description, show_phone, image_hash, width, height,
       device, fingerprint, notice_version, notice_language, created_at)
     values (gen_random_uuid(), 'Lost', 'bag', $1, '9876500010', E'tab\\tline\\nend', true, $2, 1, 1, 'd', 'f', 'v', 'hi', now())`,
    [name, hash],
  )
async function photo(key: string) {
  const storage = await openStorage(settings)
  await storage.put(key, Buffer.from(key))
  await storage.close()
}
/** Makes a backup as the command does, without the scratch database that verifies it. */
async function backUp({ isProved = true, photos = true } = {}) {
  const key = join(settings.dataDir, 'backup-key.txt')
  mkdirSync(settings.dataDir, { recursive: true })
  if (!existsSync(key)) await makeBackupKey(key)
  const store = await openBackupStore(settings, await openBackupKey(key))
  const storage = photos ? await openStorage(settings) : undefined
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
const inBucket = (): BackupSettings => ({
  ...settings,
  backupTo: 's3://backups',
  backupS3: bucket.settings,
})
const prove = async () => proveInBackup(settings, database.db, await withDependants(database.db, everyItem()))

test('rows that the database deletes along with others are counted and must be in the backup too', async () => {
  const counts = await countDoomed(database.db, await withDependants(database.db, everyItem()))
  expect(counts.get('lost_found_items')).toBe(2)
  expect(counts.get('lost_found_reveals')).toBe(2)
})

test('the newest backup with every row and photo as they are now is the proof', async () => {
  await backUp()
  const id = await backUp()
  expect(await prove()).toBe(id)
})

const again = /Nothing was deleted\. First: mela-guide backup$/
const write = (text: string, values: unknown[] = []) => database.pool.query(text, values)
/** Truncates a part of the newest backup. */
function damage(part: RegExp) {
  const all = readdirSync(join(folder, 'backups'), { recursive: true, encoding: 'utf8' })
  const name =
    all
      .filter(each => part.test(each))
      .toSorted()
      .at(-1) ?? ''
  truncateSync(join(folder, 'backups', name), 150)
}
test.each<[string, RegExp, () => Promise<unknown>]>([
  ['none', /^There is no backup in \S+\./, async () => {}],
  ['none that is proved', /^There is no proved backup in \S+\./, () => backUp({ isProved: false })],
  [
    'one of the rows alone, in the data folder',
    /holds no photos, because it lies in the data folder\. Set BACKUP_TO to another place\./,
    async () => {
      settings = { ...settings, backupTo: undefined }
      await backUp({ photos: false })
    },
  ],
  [
    'one of before a photo was stored',
    /lacks 1 photos\./,
    async () => {
      await backUp()
      await photo('photos/ab/two-800.webp')
    },
  ],
  [
    'one that has lost a photo',
    /lacks 1 photos\./,
    async () => {
      await backUp()
      rmSync(join(folder, `backups/files/photos/ab/${hash}-800-webp.age`))
    },
  ],
  [
    'one of before the last change',
    /lacks 1 rows of lost_found_items as they are now\./,
    async () => {
      await backUp()
      await write(`update lost_found_items set description = 'red' where name = 'a'`)
    },
  ],
  [
    'one of before something was added',
    /lacks 2 rows of lost_found_reveals as they are now\./,
    async () => {
      await backUp()
      await write(
        `insert into lost_found_reveals (item_id, device, at) select id, 'e', now() from lost_found_items`,
      )
    },
  ],
  [
    'one of another key',
    /was made with another key than the one in \S+: copy the file backup-key\.txt/,
    async () => {
      await backUp()
      await makeBackupKey(join(settings.dataDir, 'backup-key.txt'))
    },
  ],
  [
    'one whose key is gone',
    /^The key of the backups in \S+ is missing: copy it to \S+\. Nothing was deleted\.$/,
    async () => {
      await backUp()
      rmSync(join(settings.dataDir, 'backup-key.txt'))
    },
  ],
  ['one with a damaged list', /is damaged/, () => backUp().then(() => damage(/manifest\.age$/))],
  ['one with damaged rows', /is damaged/, () => backUp().then(() => damage(/lost_found_items\/.*\.age$/))],
  [
    'one with a damaged photo of these rows',
    /is damaged/,
    () => backUp().then(() => damage(new RegExp(`${hash}-800-webp\\.age$`))),
  ],
  [
    'one in a bucket, where a folder is set',
    /^There is no proved backup in \S+\./,
    async () => {
      const place = settings
      settings = inBucket()
      await backUp()
      expect(await prove()).toMatch(/^2027/)
      settings = place
    },
  ],
  [
    'one in a bucket that does not answer',
    /^The backup in s3:\/\/backups cannot be read/,
    async () => {
      settings = inBucket()
      await backUp()
      bucket.broken = true
    },
  ],
])('with %s nothing may be deleted, and one sentence says why', async (_, reason, prepare) => {
  await prepare()
  const { message } = (await prove().catch((error: unknown) => error)) as Error
  expect(message).toMatch(reason)
  expect(message).not.toContain('\n')
  if (!/another key|is missing: copy/.test(message)) expect(message).toMatch(again)
})

test('anything else in the backup folder stays there', async () => {
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

test('a deletion says what and how much, and starts only with its backup and the fair’s name', async () => {
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

test('a server connected to the database is noticed, a command is not', async () => {
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
