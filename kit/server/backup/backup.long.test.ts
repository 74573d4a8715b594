import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBucketServer } from '#tests/bucket-server.ts'
import type { Database } from '../db/open.ts'
import { restoreBackup } from './restore-whole.ts'
import { runBackup } from './run.ts'
import { backupsForAll, close, dataDir, elsewhere, folder, open, photo, settings } from './test-backups.ts'

backupsForAll()

/**
 * Rows of every awkward kind: line breaks, tabs, backslashes, Devanagari, null, a JSON null, an old time and one in
 * microseconds.
 */
const fill = async ({ pool }: Database) => {
  await pool.query(
    `insert into audit_log (at, staff_id, username, action, subject, subject_id, before, after) values
       ('2026-07-01 02:03:04.567891+05:30', gen_random_uuid(), $1, 'changed', 'notice', null, 'null', $2),
       ('0099-01-01', gen_random_uuid(), '\\N', 'x', '', E'a\\tb\\nc\\\\d', null, '[1.10, "\\u0001"]')`.replace(
      '"\\u0001"',
      '"\\\\u007f"',
    ),
    ['बोल बम', JSON.stringify({ text: 'line\nbreak "quoted"' })],
  )
  await pool.query(
    `insert into live_events (topic, key, data) select 't', n::text, '{}' from generate_series(1, 2000) n`,
  )
}
const keys = async ({ pool }: Database) =>
  (await pool.query<{ key: string }>('select key from live_events order by id')).rows.map(({ key }) => key)
const log = async ({ pool }: Database) =>
  (await pool.query('select to_jsonb(a)::text as row from audit_log a order by id')).rows
test('a backup made during writes is verified, and restores, row by row, everything that was acknowledged before it', async () => {
  const database = await open()
  await fill(database)
  await photo('photos/ab/abcd-800.webp', 'bytes of a photo')
  let answered = 0
  let over = false
  const writing = (async () => {
    for (; !over; answered += 1)
      await database.pool.query(`insert into live_events (topic, key, data) values ('w', $1, '{}')`, [
        answered,
      ])
  })()
  await expect.poll(() => answered).toBeGreaterThan(100)
  const before = answered + 2000
  const id = await runBackup(settings())
  over = true
  await writing
  const [all, written] = [await keys(database), await log(database)]
  const { rows } = await database.pool.query(
    'select id, checked_at is not null as good, files, error from backups',
  )
  expect(rows).toEqual([{ id, good: true, files: 1, error: null }])

  const fresh = folder()
  const words = await restoreBackup(
    settings({ dataDir: fresh, backupKeyFile: join(dataDir, 'backup-key.txt') }),
  )
  expect(words).toMatch(/is restored: \d+ rows, 1 photos\. Start the server\.$/)
  const restored = await open(fresh)
  const found = await keys(restored)
  expect(found.length).toBeGreaterThanOrEqual(before)
  expect(found).toEqual(all.slice(0, found.length))
  expect(await log(restored)).toEqual(written)
  expect(readFileSync(join(fresh, 'files/photos/ab/abcd-800.webp'), 'utf8')).toBe('bytes of a photo')
  // Sequences continue, and the audit log is as protected as before.
  await fill(restored)
  await expect(restored.pool.query('delete from audit_log')).rejects.toThrow()
})

test('nothing in the store can be read without the key; age reads it with the key', async () => {
  const database = await open()
  await fill(database)
  await database.pool.query(`insert into live_events (topic, key, data) values ('t', 'Savitri Devi', '{}')`)
  const id = await runBackup(settings())
  const names = readdirSync(elsewhere, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.age'),
  )
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    const bytes = readFileSync(join(elsewhere, name))
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('Savitri')).toBe(false)
  }
  const key = join(dataDir, 'backup-key.txt')
  const part = join(elsewhere, `runs/${id}/tables/live_events/00000.age`)
  const age = spawnSync('age', ['-d', '-i', key, part], { encoding: 'utf8' })
  // If the program is installed.
  if (!age.error) expect(age.stdout).toContain('Savitri Devi')

  const other = join(folder(), 'key.txt')
  const fresh = folder()
  await expect(restoreBackup(settings({ dataDir: fresh, backupKeyFile: other }))).rejects.toThrow(
    /There is no key at/,
  )
  await runBackup(settings({ backupTo: join(elsewhere, 'two'), backupKeyFile: other }))
  await expect(restoreBackup(settings({ dataDir: fresh, backupKeyFile: other }))).rejects.toThrow()
})

test('a backup goes to a bucket and comes back from it', async () => {
  const server = await openBucketServer('backups')
  const database = await open()
  await fill(database)
  await photo('photos/a.webp', 'a')
  const toBucket = { backupTo: 's3://backups', backupS3: server.settings }
  await runBackup(settings(toBucket))
  const fresh = folder()
  await restoreBackup(
    settings({ ...toBucket, dataDir: fresh, backupKeyFile: join(dataDir, 'backup-key.txt') }),
  )
  expect(await keys(await open(fresh))).toHaveLength(2000)
  await server.close()
})

test('a restore is refused over a guide, of another fair and of nothing; an interrupted one leaves nothing behind', async () => {
  await fill(await open())
  const id = await runBackup(settings(), { now: Date.parse('2026-08-01T00:00:00Z') })
  const withKey = { backupKeyFile: join(dataDir, 'backup-key.txt') }
  const now = Date.parse('2026-08-02T00:00:00Z')
  await expect(restoreBackup(settings(withKey), { now })).rejects.toThrow(/There is a guide in this database/)
  const fresh = folder()
  const into = settings({ ...withKey, dataDir: fresh })
  await expect(restoreBackup(into, { now: Date.parse('2027-07-20T00:00:00Z') })).rejects.toThrow(
    `${id} belongs to the fair of 2026, not 2027. If that is what you want: --edition 2026`,
  )
  await expect(restoreBackup(into, { now, id: '20260101-000000' })).rejects.toThrow(
    /no finished backup named/,
  )
  // A missing part interrupts the restore halfway.
  const part = join(elsewhere, `runs/${id}/tables/live_events/00000.age`)
  const bytes = readFileSync(part)
  rmSync(part)
  await expect(restoreBackup(into, { now })).rejects.toThrow(/00000\.age is missing/)
  writeFileSync(part, bytes)
  await restoreBackup(into, { now: Date.parse('2027-07-20T00:00:00Z'), edition: 2026 })
  expect(await keys(await open(fresh))).toHaveLength(2000)
})

test('a backup that cannot be read back unchanged does not count, and says why', async () => {
  const database = await open()
  await fill(database)
  await photo('photos/a.webp', 'a')
  const good = await runBackup(settings(), { now: Date.parse('2027-06-01T20:30:00Z') })
  // The store's disk flips a bit of a photo that all backups share.
  const stored = join(elsewhere, 'files/photos/a-webp.age')
  const bytes = readFileSync(stored)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(stored, bytes)
  // Each photo is read back once in seven days, on a day given by its hash.
  const due = (Number.parseInt(createHash('sha256').update('a').digest('hex').slice(0, 6), 16) % 7) + 7 * 3000
  const next = runBackup(settings(), { now: due * 86_400_000 + 1000 })
  await expect(next).rejects.toThrow()
  const { rows } = await database.pool.query('select id, error from backups where checked_at is null')
  expect(rows).toHaveLength(1)
  expect(readdirSync(join(elsewhere, 'runs', good ?? ''))).toContain('manifest.age')
  expect(readdirSync(join(elsewhere, 'runs', rows[0].id))).not.toContain('manifest.age')
})

test('photos stored beside the backup are left out, and the key is shown once', async () => {
  await open()
  await photo('photos/a.webp', 'a')
  const lines: string[] = []
  const beside = settings({ backupTo: undefined })
  await runBackup(beside, { say: line => lines.push(line) })
  expect(lines[0]).toMatch(/backup-key\.txt is the key of the backups: keep a copy of it elsewhere/)
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['runs'])
  await runBackup(beside, { now: Date.now() + 60_000, say: line => lines.push(line) })
  expect(lines.filter(line => line.includes('keep a copy'))).toHaveLength(1)
})

test('when two backups run at once the second starts after the first has ended, and says so', async () => {
  const database = await open()
  await fill(database)
  const lines: string[] = []
  const at = (day: number) => ({
    now: Date.parse(`2027-06-0${day}T20:30:00Z`),
    say: (line: string) => lines.push(line),
  })
  const both = await Promise.all([runBackup(settings(), at(1)), runBackup(settings(), at(2))])
  expect([...both].sort()).toEqual(['20270601-203000', '20270602-203000'])
  expect(lines.filter(line => /^A backup is being made by process \d+ on .+ since /.test(line))).toHaveLength(
    1,
  )
  const { rows } = await database.pool.query('select from backups where checked_at is not null')
  expect(rows).toHaveLength(2)
  mkdirSync(join(elsewhere, 'unused'), { recursive: true })
  await close(database)
})
