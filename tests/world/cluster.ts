import { Pool, type PoolConfig } from 'pg'
import { application, owner } from '#kit/server/db/embedded/cluster.ts'
import { openPool } from '#kit/server/db/open.ts'
import { emptyTemplate, postgresSocket } from './postgres.ts'

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

/** Opens a database of its own on the run's PostgreSQL. Without a template it has every migration and no row. */
export async function openTestDatabase(template?: string, fill?: Fill): Promise<TestDatabase> {
  const from = template && fill ? `template_${template}` : emptyTemplate
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(async admin => {
    if (fill) await makeTemplate(admin, from, fill)
    await admin.query(`create database ${name} template ${from} strategy file_copy`)
  })
  const pool = openPool({ ...configOf(application), database: name })
  return {
    pool,
    owner: { ...configOf(owner), database: name },
    application: { ...configOf(application), database: name },
    async close() {
      if (!pool.ending) await pool.end()
      await asAdmin(admin => admin.query(`drop database ${name} with (force)`))
    },
  }
}

const configOf = (user: string): PoolConfig => ({ host: postgresSocket(), user, database: 'postgres' })

async function asAdmin(work: (admin: Pool) => Promise<unknown>): Promise<void> {
  const admin = new Pool({ ...configOf(owner), max: 1 })
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** The first process that asks makes it, while the others wait. */
async function makeTemplate(admin: Pool, name: string, fill: Fill): Promise<void> {
  const exists = async () =>
    (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1
  if (await exists()) return
  await admin.query('select pg_advisory_lock($1)', [lock])
  try {
    if (await exists()) return
    const half = `${name}_half`
    await admin.query(`drop database if exists ${half} with (force)`)
    await admin.query(`create database ${half} template ${emptyTemplate} strategy file_copy`)
    const pool = openPool({ ...configOf(application), database: half, max: 2 })
    await fill(pool).finally(() => pool.end())
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
