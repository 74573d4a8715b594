import { expect, test } from 'vitest'
import { checkEngine } from './engine.ts'

/** As each engine answers `select version()`. */
const says = (version: string, number: string) => ({
  query: async () => ({ rows: [{ version, number }] }) as never,
})
const postgres = 'PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-pc-linux-gnu'
const cockroach = 'CockroachDB CCL v24.3.1 (x86_64-pc-linux-gnu, built 2024/12/10)'
const yugabyte = 'PostgreSQL 15.2-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu'

test('PostgreSQL from version 15 on is taken, an older one is refused', async () => {
  expect(await checkEngine(says(postgres, '150018'))).toMatchObject({ name: 'PostgreSQL', hasListen: true })
  await expect(checkEngine(says('PostgreSQL 14.9', '140009'))).rejects.toThrow(
    'DATABASE_URL must name a PostgreSQL of version 15 or newer.',
  )
})
test('an engine that reports a version of PostgreSQL it is not is refused by its name', async () => {
  await expect(checkEngine(says(cockroach, '130000'))).rejects.toThrow(
    /^DATABASE_URL leads to CockroachDB, which reports version 13 of PostgreSQL but .*: use PostgreSQL 15 or newer\.$/,
  )
  await expect(checkEngine(says('PostgreSQL 16 (Aurora DSQL)', '160000'))).rejects.toThrow(/Aurora DSQL/)
})
test('YugabyteDB is taken without LISTEN', async () => {
  expect(await checkEngine(says(yugabyte, '150002'))).toEqual({ name: 'YugabyteDB', hasListen: false })
})
