import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openBareDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { migrate } from './migrate.ts'
import { findMigrations, type Migration } from './migrations.ts'
import { openPool } from './open.ts'
import type { DatabasePool } from './shared-pool.ts'

let database: TestDatabase
let pool: DatabasePool
beforeEach(async () => {
  database = await openBareDatabase()
  pool = openPool(database.owner)
})
afterEach(async () => {
  await pool.end()
  await database.close()
})

const step = (number: number, sql: string): Migration => ({
  number,
  name: `${String(number).padStart(4, '0')}-step`,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
})
const one = step(1, 'create table a (n int); insert into a values (1)')
const two = step(2, 'insert into a values (2)')
const rows = async () =>
  (await pool.query<{ n: number }>('select n from a order by n')).rows.map(row => row.n)

describe('migrate', () => {
  test('applies each step once, even when four processes start together', async () => {
    const pools = [1, 2, 3, 4].map(() => openPool(database.owner))
    const applied = await Promise.all(pools.map(each => migrate(each, [one, two])))
    expect(applied.flat().sort()).toEqual(['0001-step', '0002-step'])
    expect(await rows()).toEqual([1, 2])
    for (const each of pools) await each.end()
  })

  test('applies all migrations of the product to a fresh database', async () => {
    const names = await migrate(pool)
    expect(names).toEqual(findMigrations().map(found => found.name))
    expect(names.slice(0, 3)).toEqual(['0001-live-events', '0002-staff-accounts', '0003-settings'])
    expect(await migrate(pool)).toEqual([])
  })

  test('a failing step is rolled back, and the steps before it stay', async () => {
    const broken = step(2, 'insert into a values (2); select 1/0')
    await expect(migrate(pool, [one, broken])).rejects.toThrow(
      /^Migration 0002-step failed: division by zero/,
    )
    expect(await rows()).toEqual([1])
    expect(await migrate(pool, [one, two])).toEqual(['0002-step'])
    expect(await rows()).toEqual([1, 2])
  })

  test('migrates the rows of a database that the previous version filled and staff edited', async () => {
    const before = findMigrations().filter(({ number }) => number <= 80)
    await migrate(pool, before)
    const stand = 'Auto-rickshaw stand, Malgodam Chowk'
    await pool.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude, precision_m, verified, source)
       values ('parking', $1, 'ऑटो पड़ाव, मालगोदाम', 'Station Road', 'स्टेशन रोड', 26.1223, 85.378, 800, 'existence', 'press'),
         ('parking', 'Auto-rickshaw stand, opposite LK Bose petrol pump', 'ऑटो पड़ाव', '', '', null, null, null, 'surveyed', 'seen there'),
         ('parking', 'Malgodam Chowk parking', 'मालगोदाम चौक पार्किंग', '', '', 26.1223, 85.378, 800, 'no', 'press'),
         ('shivir', $1, 'शिविर', '', '', null, null, null, 'no', 'press')`,
      [stand],
    )
    const person = (id: string, more = '') =>
      pool.query(
        `insert into missing_person_reports (id, name, phone, is_found, person, fingerprint, notice_version, notice_language, created_at${more && ', status, closed_at, police_at'})
         values ($1, 'A', '9876500010', false, 'B', 'f', 'v', 'hi', now()${more && ", 'closed', now(), now()"})`,
        [id],
      )
    const [first, ended, later] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await person(first)
    await person(ended, 'ended')
    await migrate(pool)
    const { rows: hidden } = await pool.query(
      'select facility_type, name_en from facilities where not is_active',
    )
    expect(hidden).toEqual([{ facility_type: 'parking', name_en: stand }])
    await person(later)
    const { rows: numbers } = await pool.query(
      'select arrival, number, police_end_at is not null as police_know from missing_person_reports order by arrival',
    )
    expect(numbers).toEqual([
      { arrival: '1', number: 1, police_know: false },
      { arrival: '2', number: 2, police_know: true },
      { arrival: '3', number: expect.any(Number), police_know: false },
    ])
    expect(String(numbers[2].number)).toMatch(/^[1-9]\d{5}$/)
  })

  test('after a kill in the middle of a step the next start applies it', async () => {
    const slow = step(2, 'insert into a values (2); select pg_sleep(30)')
    const killed = expect(migrate(pool, [one, slow])).rejects.toThrow()
    await eventually(async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
      )
      return rows.length > 0
    })
    await killed
    expect(await migrate(pool, [one, two])).toEqual(['0002-step'])
    expect(await rows()).toEqual([1, 2])
  })

  test('refuses a database changed by a newer version, and a step that was edited afterwards', async () => {
    await migrate(pool, [one, step(2, 'update a set n = 2')])
    await expect(migrate(pool, [one])).rejects.toThrow(
      'The database was already changed by a newer version (0002-step); start that version.',
    )
    await expect(migrate(pool, [one, step(2, 'select 2')])).rejects.toThrow(
      /^0002-step\.sql was edited after it was applied/,
    )
  })
})

describe('findMigrations', () => {
  test('finds feature and server files, sorted by number, allowing gaps, and refuses duplicates', () => {
    const folder = makeDataFolder()
    mkdirSync(join(folder, 'features/quiz'), { recursive: true })
    mkdirSync(join(folder, 'kit/server/db'), { recursive: true })
    writeFileSync(join(folder, 'features/quiz/0002-attempts.sql'), 'select 2;\r\n')
    writeFileSync(join(folder, 'kit/server/db/0001-first.sql'), 'select 1;\n')
    const found = findMigrations(folder)
    expect(found.map(({ name, sql }) => [name, sql])).toEqual([
      ['0001-first', 'select 1;\n'],
      ['0002-attempts', 'select 2;\n'],
    ])
    writeFileSync(join(folder, 'features/quiz/0004-gap.sql'), 'select 4')
    expect(findMigrations(folder).map(({ number }) => number)).toEqual([1, 2, 4])
    writeFileSync(join(folder, 'features/quiz/0002-double.sql'), 'select 2')
    expect(() => findMigrations(folder)).toThrow(/a number of its own; look at 0002-/)
    removeDataFolder(folder)
  })
})
