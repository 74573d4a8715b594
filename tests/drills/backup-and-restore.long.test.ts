import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBackupKey } from '#kit/server/backup/key.ts'
import { openPool } from '#kit/server/db/open.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { startCommand } from '../run-command.ts'
import { openTestDatabase } from '../world/cluster.ts'

/** A folder that is removed after the test. */
function folder(): string {
  const made = makeDataFolder()
  onTestFinished(() => {
    expect(databaseProcesses(made), 'PostgreSQL must not stay behind').toEqual([])
    removeDataFolder(made)
  })
  return made
}

test('a killed backup of DATABASE_URL leaves the last good one and nothing incomplete', async () => {
  const [dataDir, backups] = [folder(), folder()]
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { url, owner } = database
  const pool = openPool({ ...owner, max: 2 })
  onTestFinished(() => pool.end())
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_TO: backups }
  const write = (topic: string, many: number) =>
    pool.query(
      `insert into live_events (topic, key, data)
       select $1, n::text, to_jsonb(repeat(md5(n::text), 30)) from generate_series(1, $2::int) n`,
      [topic, many],
    )
  const files = () =>
    readdirSync(backups, { recursive: true, encoding: 'utf8' }).filter(name => /\.(age|half)$/.test(name))

  await write('kept', 500)
  const first = await startCommand(['backup'], env).ended
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('is a good backup.') })
  const good = new Set(files())

  // Forty megabytes in parts of eight, killed while the table's second part is being written.
  await write('lost', 42_000)
  const second = startCommand(['backup'], env)
  await expect
    .poll(() => files().filter(name => name.endsWith('live_events/00000.age') && !good.has(name)))
    .not.toEqual([])
  second.process.kill('SIGKILL')
  await second.ended
  const left = files().filter(name => !good.has(name))
  expect(left.length).toBeGreaterThan(1)
  expect(left.filter(name => name.endsWith('manifest.age'))).toEqual([])
  expect(files().filter(name => good.has(name))).toHaveLength(good.size)
  const key = await openBackupKey(join(dataDir, 'backup-key.txt'))
  for (const name of left.filter(each => each.endsWith('.age')))
    await key.decrypt(readFileSync(join(backups, name)))

  const empty = `restored_${crypto.randomUUID().slice(0, 8)}`
  await pool.query(`create database ${empty}`)
  const into = { ...env, DATA_DIR: folder(), DATABASE_URL: url.replace(owner.database ?? '', empty) }
  const withKey = { ...into, BACKUP_KEY_FILE: join(dataDir, 'backup-key.txt') }
  expect(await startCommand(['restore'], withKey).ended).toMatchObject({
    code: 0,
    said: expect.stringContaining('is restored'),
  })
  const restored = openPool({ ...owner, database: empty, max: 1 })
  const rows = `select topic, key, data from live_events where topic <> 'lost' order by id`
  const found = await restored.query(rows)
  expect(found.rows).toHaveLength(500)
  expect(found.rows).toEqual((await pool.query(rows)).rows)
  expect((await restored.query(`select from live_events where topic = 'lost'`)).rowCount).toBe(0)
  await restored.end()
  await pool.query(`drop database ${empty}`)

  await pool.query(`delete from live_events where topic = 'lost'`)
  expect((await startCommand(['backup'], env).ended).code).toBe(0)
  expect(files().filter(name => left.includes(name) || name.endsWith('.half'))).toEqual([])
  const { rows: kept } = await pool.query(
    'select count(*)::int as all, count(checked_at)::int as good from backups',
  )
  expect(kept).toEqual([{ all: 3, good: 2 }])
})

test('a backup killed during verification is not restored, and the next one replaces it', async () => {
  const [dataDir, backups] = [folder(), folder()]
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { url, owner } = database
  const pool = openPool({ ...owner, max: 1 })
  onTestFinished(() => pool.end())
  await pool.query(
    `insert into live_events (topic, key, data) select 't', n::text, '{}' from generate_series(1, 9) n`,
  )
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_TO: backups }
  const cut = startCommand(['backup'], env)
  let heard = ''
  cut.process.stdout?.on('data', piece => (heard += piece))
  await expect.poll(() => heard).toContain('is being restored into a scratch database')
  cut.process.kill('SIGKILL')
  await cut.ended
  const key = { BACKUP_KEY_FILE: join(dataDir, 'backup-key.txt') }
  const restored = await startCommand(['restore'], { ...env, ...key }).ended
  expect(restored).toMatchObject({ code: 1, said: expect.stringContaining('has no finished backup.') })
  expect((await startCommand(['backup'], env).ended).code).toBe(0)
  const names = readdirSync(join(backups, 'runs'))
  expect(names).toHaveLength(1)
  expect(readdirSync(join(backups, 'runs', names[0] ?? ''))).toContain('manifest.age')
  expect(readdirSync(dataDir).filter(name => name.startsWith('backup-check-'))).toEqual([])
})
