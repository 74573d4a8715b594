import { Pool, type PoolConfig } from 'pg'
import { openEmbedded } from '#kit/server/db/embedded/open.ts'
import { migrate } from '#kit/server/db/migrate.ts'
import { findMigrations } from '#kit/server/db/migrations.ts'
import { grants, openPool } from '#kit/server/db/open.ts'
import { clusterFolder } from './cluster-folder.ts'

/** A fresh, migrated database of its own for one test or one world. */
export type TestDatabase = {
  /** As the application connects: rows, never tables. */
  pool: Pool
  /** As the owner of the tables connects. */
  owner: PoolConfig
  application: PoolConfig
  close: () => Promise<void>
}
/** Fills a template once per run; later databases are copies of it. */
export type Fill = (pool: Pool) => Promise<void>

// The same for every test process of one run.
const lock = 4242
let embedded: ReturnType<typeof openEmbedded> | undefined

/** One PostgreSQL for the whole test run, started by the first test that needs it and stopped at the end of the run. */
export async function openTestDatabase(
  template = 'empty',
  fill: Fill = async () => {},
): Promise<TestDatabase> {
  embedded ??= openEmbedded(clusterFolder())
  const { owner, application } = await embedded
  const admin = new Pool({ ...owner, max: 1 })
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  try {
    await makeTemplate(admin, `template_${template}`, { owner, application }, fill)
    await admin.query(`create database ${name} template template_${template}`)
  } finally {
    await admin.end()
  }
  const pool = openPool({ ...application, database: name })
  return {
    pool,
    owner: { ...owner, database: name },
    application: { ...application, database: name },
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

type Roles = { owner: PoolConfig; application: PoolConfig }
async function makeTemplate(
  admin: Pool,
  name: string,
  { owner, application }: Roles,
  fill: Fill,
): Promise<void> {
  const exists = async () =>
    (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1
  if (await exists()) return
  await admin.query('select pg_advisory_lock($1)', [lock])
  try {
    if (await exists()) return
    const half = `${name}_half`
    await admin.query(`drop database if exists ${half}`)
    await admin.query(`create database ${half}`)
    const pool = openPool({ ...owner, database: half, max: 2 })
    try {
      await migrate(pool, findMigrations(), { prepare: grants })
    } finally {
      await pool.end()
    }
    const filling = openPool({ ...application, database: half, max: 2 })
    try {
      await fill(filling)
    } finally {
      await filling.end()
    }
    await renameWhenLeft(admin, half, name)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lock])
  }
}

// A connection that ended is still seen by the server for a moment.
async function renameWhenLeft(admin: Pool, from: string, to: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    try {
      await admin.query(`alter database ${from} rename to ${to}`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || left === 0) throw error
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
}
