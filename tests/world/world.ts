import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '#common/clock.ts'
import type { Role } from '#common/permissions.ts'
import { ensureAccounts } from '#features/staff/first-accounts.server.ts'
import { type Database, openPool } from '#kit/server/db/open.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { markPractice, type Practice } from '#kit/server/practice.ts'
import { readSettings, type Settings } from '#kit/server/settings.ts'
import { builtSite, type OpenContext, type OpenOptions, openContext } from '#server/open-context.ts'
import { passwords } from './accounts.ts'
import { openTestDatabase } from './cluster.ts'

// From the host, for tests of kits and features, which import no host.
export { starters } from '#server/starters.ts'
export { ensureAccounts, openContext, passwords }

export type World = {
  context: OpenContext
  /** Where it listens: `http://127.0.0.1:PORT`. */
  url: string
  /** The server's clock; it keeps running from the time that is set. */
  clock: WorldClock
  /** Connected as the owner of the tables, to truncate and to arrange what the application may not. */
  owner: DatabasePool
  /** Deletes all rows of these tables and of those that refer to them, while the server is working. */
  empty: (...tables: readonly string[]) => Promise<void>
  /** Signs everybody in as this member of staff, or out. */
  signIn: (staff: Staff | undefined) => void
  /** The lines of its log. */
  logged: readonly string[]
  close: () => Promise<void>
}
export type WorldClock = Clock & {
  set: (time: Date | string | number) => void
  /** Milliseconds; a negative number moves it back. */
  advance: (by: number) => void
}
export type WorldOptions = OpenOptions & {
  /** Environment variables; the real environment is not read. */
  env?: Record<string, string>
  /** The clock's initial time. */
  now?: Date | string | number
  /** Marks the database as a copy, not the real guide's. */
  practice?: Practice
  /** Also serves the built pages, for browsers and for tests of pages. */
  pages?: boolean
}

/** A whole guide on its own port: a fresh database, an empty folder, every feature, and by default no starter content. */
export async function openWorld({ env, now, practice, ...options }: WorldOptions = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'mela-world-'))
  const database = await openTestDatabase({ name: 'staffed', fill: addAccounts })
  const clock = movableClock(now)
  const settings = readSettings({
    DATA_DIR: folder,
    // No request leaves the machine, because the weather source is a closed port unless a test sets another.
    OPENWEATHER_API_KEY: 'none',
    OPENWEATHER_BASE_URL: 'http://127.0.0.1:9',
    ...env,
  })
  const owner = openPool({ ...database.owner, max: 2 })
  if (practice) await markPractice(owner, practice)
  const server = await openServer(settings, { clock, database: migrated(database), ...options })
  let closed: Promise<void> | undefined
  const close = async () => {
    await server.close()
    await owner.end()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    ...server,
    clock,
    owner,
    empty: (...tables) => emptyTables(owner, tables),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** A second server process of a world, so to speak: it shares the database, the files and the clock, and nothing in memory. */
export async function openTwin(
  world: World,
  options: Pick<WorldOptions, 'pages' | 'clock' | 'features'> = {},
): Promise<World> {
  const { pool, db, settings } = world.context
  const database = migrated({ pool, db, close: async () => {} })
  return { ...world, ...(await openServer(settings, { clock: world.clock, database, ...options })) }
}

/** Connects as the application does, which may change rows but never tables; the template has been migrated already. */
const migrated = ({ pool, db, close }: Pick<Database, 'pool' | 'db' | 'close'>): Database => ({
  ...{ pool, db, close },
  asOwner: work => work(pool),
  migrate: async () => [],
})

async function openServer(
  settings: Settings,
  { pages = false, ...options }: WorldOptions,
): Promise<Pick<World, 'context' | 'url' | 'signIn' | 'logged' | 'close'>> {
  const logged: string[] = []
  const context = await openContext(settings, {
    starters: {},
    // What a test wrote is in every answer from then on, however slow the machine is.
    renewals: { responses: 0, pages: 0, longestWait: 60_000 },
    effort: 1,
    log: { write: line => void logged.push(line) },
    site: pages ? builtSite : undefined,
    ...options,
  })
  return {
    context,
    url: await context.app.listen({ port: 0, host: '127.0.0.1' }),
    signIn: staff => {
      context.app.signedIn.find = async () => staff
    },
    logged,
    close: context.close,
  }
}

/**
 * The server's own work, such as sending push messages, locks some tables in another order. Waiting for one lock while holding
 * others could deadlock, and PostgreSQL ends either side after a second. So this never waits that long for a lock: it starts
 * over, and the server goes first.
 */
async function emptyTables(owner: DatabasePool, tables: readonly string[]): Promise<void> {
  const statements = `set local lock_timeout = '20ms'; truncate ${tables.join()} cascade`
  const isLocked = (error: { code?: string }) => {
    if (error.code !== '55P03') throw error
    return true
  }
  while (await owner.query(statements).then(() => false, isLocked));
}

/** A member of staff for `signIn`. */
export const staffMember = (...roles: readonly [Role, ...Role[]]): Staff => ({
  id: crypto.randomUUID(),
  username: roles[0],
  roles,
})

async function addAccounts(pool: DatabasePool): Promise<void> {
  await ensureAccounts(pool, {
    admin: { username: 'admin', password: passwords.admin },
    vehicleAdmin: { username: 'vehicle', password: passwords.vehicle },
  })
}

function movableClock(now: Date | string | number = Date.now()): WorldClock {
  const millisOf = (time: Date | string | number) => new Date(time).getTime()
  let ahead = millisOf(now) - Date.now()
  return Object.assign(() => Date.now() + ahead, {
    set: (time: Date | string | number) => {
      ahead = millisOf(time) - Date.now()
    },
    advance: (by: number) => {
      ahead += by
    },
  })
}
