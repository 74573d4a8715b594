import { Pool, type PoolConfig } from 'pg'
import { application, owner } from '#kit/server/db/embedded/cluster.ts'
import { databaseOf, openPool } from '#kit/server/db/open.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { emptyTemplate, postgresSocket } from './postgres.ts'

/** A separate database for one test or one world. */
export type TestDatabase = ReturnType<typeof databaseOf> & {
  /** Connects as the owner of the tables. */
  owner: PoolConfig
  /** Connects as the application does, which may change rows but never tables; so does `pool`. */
  application: PoolConfig
  /** As a DATABASE_URL, for the owner. */
  url: string
  /** Disconnects and drops it. */
  close: () => Promise<void>
}
/** Rows that several databases start with; they are inserted once per run, and copied. */
export type Template = { name: string; fill: (pool: DatabasePool) => Promise<void> }

// The same for every test process of a run.
const lock = 4242

/** Opens a database with every migration on the run's PostgreSQL; it is empty, or has the rows of a template. */
export const openTestDatabase = (template?: Template): Promise<TestDatabase> =>
  openCopy(template ? `template_${template.name}` : emptyTemplate, template)

/** Opens a database without any table. */
export const openBareDatabase = (): Promise<TestDatabase> => openCopy('template1')

async function openCopy(from: string, template?: Template): Promise<TestDatabase> {
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(async admin => {
    if (template) await makeTemplate(admin, from, template)
    await admin.query(`create database ${name} template ${from} strategy file_copy`)
  })
  const opened = databaseOf(openPool({ ...configOf(application), database: name }))
  return {
    ...opened,
    owner: { ...configOf(owner), database: name },
    application: { ...configOf(application), database: name },
    url: `postgresql://${owner}@localhost/${name}?host=${encodeURIComponent(postgresSocket())}`,
    async close() {
      await opened.pool.end()
      await asAdmin(admin => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

const configOf = (user: string): PoolConfig => ({
  host: postgresSocket(),
  user,
  database: 'postgres',
  // On a busy machine a connection may be free later than a visitor would wait for it.
  connectionTimeoutMillis: 60_000,
})

async function asAdmin(work: (admin: Pool) => Promise<unknown>): Promise<void> {
  const admin = new Pool({ ...configOf(owner), max: 1 })
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** The first process to ask creates it, while the others wait. */
async function makeTemplate(admin: Pool, name: string, { fill }: Template): Promise<void> {
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

// The server still sees an ended connection for a moment.
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
