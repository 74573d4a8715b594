import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { AppContext } from '#kit/server/context.ts'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { sessionCookie } from './session-cookie.server.ts'
import type { StaffTables } from './tables.server.ts'

/** A session ends after half an hour without a call, and after twelve hours at the latest. */
const idleMs = 30 * 60_000
export const longestMs = 12 * 3_600_000
// `seen_at` is written at most this often, not on every call.
const noticedEvery = 60_000

type Session = Staff & { openedAt: Date }
type Sessions = {
  /** The session of the request's cookie. An expired session is deleted, so that it stays ended if the clock is set back. */
  find: (request: FastifyRequest) => Promise<Session | undefined>
  /** Whether this guide made the request's cookie, without asking the database. */
  isSealed: (request: Pick<FastifyRequest, 'headers'>) => boolean
  /**
   * Opens a session with a new id and ends that of the request's cookie. False if the password has changed since it was
   * checked.
   */
  open: (
    account: { id: string; password_hash: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<boolean>
  /** Signs this browser out. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Signs an account out everywhere. */
  endAll: (account: string, db?: Kysely<StaffTables>) => Promise<void>
  sweep: () => Promise<void>
}

/** Sessions in the database, shared by all server processes (docs/decisions/trust.md). */
export function createSessions(
  context: Pick<AppContext, 'db' | 'clock' | 'settings' | 'secret' | 'practice'>,
): Sessions {
  const db = context.db.withTables<StaffTables>()
  const cookie = sessionCookie(context)
  const remove = (id: Buffer) => db.deleteFrom('staff_sessions').where('id_hash', '=', id).execute()

  const findById = async (id: Buffer): Promise<Session | undefined> => {
    const now = context.clock()
    const row = await readSession(db, id)
    if (!row) return undefined
    if (!row.valid || !isOpen(row, now)) {
      await remove(id)
      return undefined
    }
    if (now - row.seen_at.getTime() > noticedEvery)
      await db
        .updateTable('staff_sessions')
        .set({ seen_at: new Date(now) })
        .where('id_hash', '=', id)
        .execute()
    return { id: row.account_id, username: row.username, roles: row.roles, openedAt: row.opened_at }
  }

  return {
    find(request) {
      const id = cookie.hashOf(request)
      // A made-up cookie has no seal, and so costs no query.
      return id && cookie.isSealed(request)
        ? inQueryClass('staff', () => findById(id))
        : Promise.resolve(undefined)
    },
    isSealed: cookie.isSealed,
    async open(account, request, reply) {
      const { value, hash } = cookie.make()
      const at = new Date(context.clock())
      const before = cookie.hashOf(request)
      if (before) await remove(before)
      const { rows } = await sql`
        insert into staff_sessions (id_hash, account_id, password_changed_at, opened_at, seen_at)
        select ${hash}, id, password_changed_at, ${at}, ${at} from staff_accounts
        where id = ${account.id} and password_hash = ${account.password_hash} and disabled_at is null
        returning 1`.execute(db)
      if (rows.length === 1) cookie.set(reply, value, longestMs / 1000)
      return rows.length === 1
    },
    async end(request, reply) {
      const id = cookie.hashOf(request)
      if (id) await remove(id)
      cookie.set(reply, '', 0)
    },
    async endAll(account, within = db) {
      await within.deleteFrom('staff_sessions').where('account_id', '=', account).execute()
    },
    async sweep() {
      const now = context.clock()
      await db
        .deleteFrom('staff_sessions')
        .where(({ eb, or }) =>
          or([eb('seen_at', '<', new Date(now - idleMs)), eb('opened_at', '<', new Date(now - longestMs))]),
        )
        .execute()
    },
  }
}

// A session opened in the future means that the clock was set back; its age is unknown, so it is not open.
function isOpen({ opened_at, seen_at }: { opened_at: Date; seen_at: Date }, now: number): boolean {
  const age = now - opened_at.getTime()
  return age >= -60_000 && age <= longestMs && now - seen_at.getTime() <= idleMs
}

function readSession(db: Kysely<StaffTables>, id: Buffer) {
  return db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff_accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id', 's.opened_at', 's.seen_at', 'a.username', 'a.roles'])
    .select(sql<boolean>`a.disabled_at is null and a.password_changed_at = s.password_changed_at`.as('valid'))
    .where('s.id_hash', '=', id)
    .executeTakeFirst()
}
