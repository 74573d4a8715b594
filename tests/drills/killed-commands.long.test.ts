import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { databaseProcesses, killAll, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startCommand } from '#tests/run-command.ts'
import { startServer } from '#tests/server-process.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

/**
 * Commands that destroy or replace something are killed with SIGKILL at several moments, and then run to their end: whenever
 * they were killed, nothing half done is left. An update has its own drill (tests/update).
 */
let database: TestDatabase
let pool: Pool
let folder = ''
let env: Record<string, string> = {}
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.end()
  // Any connection named mela-guide counts as a server.
  pool = new Pool({ ...database.owner, application_name: 'drill' })
  folder = makeDataFolder()
  env = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: join(folder, 'backups'),
    DATABASE_URL: database.url,
  }
})
afterAll(async () => {
  await pool.end()
  await database.close()
  removeDataFolder(folder)
})

const start = (words: readonly string[], settings: Record<string, string> = {}) =>
  startCommand(words, { ...env, ...settings })
const run = (words: readonly string[], settings?: Record<string, string>) => start(words, settings).ended

/** Runs a command and kills it, each time a little later, until it reaches its end. Returns how often it was killed. */
async function killAgainAndAgain(
  words: readonly string[],
  look: () => Promise<void>,
  settings?: Record<string, string>,
) {
  for (let kills = 0, after = 100; ; kills += 1, after *= 1.25) {
    const { process: child, ended } = start(words, settings)
    const over = await Promise.race([ended, sleep(after)])
    if (over) {
      expect(over, over.said).toMatchObject({ code: 0 })
      return kills
    }
    child.kill('SIGKILL')
    await ended
    // PostgreSQL ends the killed command's transaction as soon as it notices.
    await expect.poll(() => count(`pg_stat_activity where application_name = 'mela-guide command'`)).toBe(0)
    await look()
  }
}

const count = async (table: string) => {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n
}
const fair = `Shravani Mela ${editionAt(Date.now())}`
const fillItems = () =>
  pool.query(
    `insert into lost_found_items (id, type, kind, name, phone, description, show_phone, image_hash, width, height,
       device, fingerprint, notice_version, notice_language, created_at)
     select gen_random_uuid(), 'Lost', 'bag', 'n', '9876500010', repeat(md5(n::text), 10), true, 'h', 1, 1, 'd', 'f', 'v', 'hi', now()
     from generate_series(1, 20000) n`,
  )

test('a killed personal-data has erased all of a number’s data or none', async () => {
  await fillItems()
  expect(await run(['backup'])).toMatchObject({ code: 0 })
  const words = ['personal-data', '98765 00010', '--erase', '--fair', fair]
  const kills = await killAgainAndAgain(words, async () => {
    expect([0, 20000]).toContain(await count('lost_found_items'))
    expect(await count('consent_withdrawals')).toBe(20000 - Number(await count('lost_found_items')))
  })
  expect(kills).toBeGreaterThan(2)
  expect([await count('lost_found_items'), await count('consent_withdrawals')]).toEqual([0, 20000])
})

test('a killed next-fair has cleared all of a fair or none of it', async () => {
  await fillItems()
  expect(await run(['backup'])).toMatchObject({ code: 0 })
  const year = editions.findLast(({ shravan }) => shravan.to < fairDate(Date.now()))?.year
  mkdirSync(join(folder, 'fair'))
  const sums = { year, madeAt: new Date(Date.now() + 60_000).toISOString(), files: {} }
  writeFileSync(join(folder, 'fair/sums.json'), JSON.stringify(sums))
  const log = `audit_log where username = 'mela-guide next-fair'`
  const kills = await killAgainAndAgain(
    ['next-fair', join(folder, 'fair'), '--fair', `Shravani Mela ${year}`],
    async () => {
      expect([0, 20000]).toContain(await count('lost_found_items'))
      expect(await count(log)).toBe((await count('lost_found_items')) === 0 ? 1 : 0)
    },
  )
  expect(kills).toBeGreaterThan(2)
  expect(await count('lost_found_items')).toBe(0)
})

test('a killed new-keys ends with nobody signed in and new keys', async () => {
  const password = 'bol bam 2027 admin'
  const server = await startServer(env.DATA_DIR ?? '', { env: { ...env, ADMIN_PASSWORD: password } })
  await signedInBrowser(server.url, 'admin', { username: 'admin', password })
  server.kill('SIGTERM')
  await server.ended
  expect(await count('staff_sessions')).toBe(1)
  expect(await run(['backup'])).toMatchObject({ code: 0 })
  await killAgainAndAgain(['new-keys', '--fair', fair], async () => {})
  expect([await count('staff_sessions'), await count(`settings where key = 'device-key'`)]).toEqual([0, 0])
})

test('a killed restore into a new DATA_DIR is completed by the next one', async () => {
  await fillItems()
  expect(await run(['backup'])).toMatchObject({ code: 0 })
  const dataDir = join(folder, 'restored')
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: '' },
    BACKUP_KEY_FILE: join(folder, 'data/backup-key.txt'),
  }
  const kills = await killAgainAndAgain(['restore'], async () => {}, settings)
  expect(kills).toBeGreaterThan(2)
  const again = await run(['restore'], settings)
  expect(again.said).toContain('There is a guide in this database')
  const { said } = await run(['personal-data', '98765 00010'], settings)
  expect(JSON.parse(said)[0].rows).toHaveLength(20000)
  killAll(databaseProcesses(dataDir))
  await expect.poll(() => databaseProcesses(dataDir)).toEqual([])
  removeDataFolder(dataDir)
})

test('a killed archive leaves no folder with its name, and the next one writes it completely', async () => {
  const server = await startServer(env.DATA_DIR ?? '', { env })
  const made = join(folder, 'made')
  const words = ['archive', made, '--from', server.url]
  await killAgainAndAgain(words, async () => {
    if (existsSync(made)) expect(existsSync(join(made, 'sums.json'))).toBe(true)
    rmSync(made, { recursive: true, force: true })
  })
  expect(readdirSync(folder).filter(name => name.includes('.half'))).toEqual([])
  expect(existsSync(join(made, 'sums.json'))).toBe(true)
  server.kill('SIGTERM')
  await server.ended
})
