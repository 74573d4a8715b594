import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '#common/clock.ts'
import { Refusal } from '#common/refusal.ts'
import type { Work } from '#common/work.ts'
import type { AppContext } from '#kit/server/context.ts'
import { cookieName, cookieOf } from '#kit/server/http/device.ts'
import { workAt } from '#kit/server/limits/work.ts'
import { isRecoveryCode, tryRecoveryCode } from './recovery-codes.server.ts'
import type { StaffTables } from './tables.server.ts'

const seconds = 15 * 60
/**
 * Password checks allowed per 15 minutes. Strangers get few per account. The others are reserved for networks and phones
 * from which the account has signed in before, so that its owner can sign in while somebody else is guessing. No limit spans
 * all accounts, since it would let one attacker lock everybody out; strangers do proof of work instead.
 */
const most = { anybody: 10, perNetwork: 5, knownNetwork: 5, knownPhone: 5 }
/** After so many failed tries by strangers in five minutes, over all accounts, the next ones need proof of work. */
const freeTries = 10
const rememberedDays = 180
const linkMs = 3_600_000
const triesPerLink = 5

/** Who is trying: a phone or network from which the account has signed in (checked first), or a stranger. */
export type From = 'known' | 'strangers'
type Try = {
  username: string
  work?: Work | undefined
  link?: string | undefined
  code?: string | undefined
}

type Guesses = {
  /**
   * Counts one guess for a user name. Unknown names cost the same queries as known ones. Refuses `too-many` 429 with
   * Retry-After, `work_required` 403.
   */
  count: (one: Try, request: FastifyRequest) => Promise<From>
  /** Makes a link for signing in on a new phone, once and within an hour. Returns the secret in it. */
  makeLink: (account: string) => Promise<string>
  /** Called after the right password: stores this phone and network as known, resets their counts and ends the links. */
  forgive: (
    account: { id: string; username: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>
  sweep: () => Promise<void>
}

export function createGuesses(context: AppContext): Guesses {
  const db = context.db.withTables<StaffTables>()
  const key = context.secret('staff-guesses')
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const secure = context.settings.publicUrl?.startsWith('https:') ?? false
  const cookie = cookieName('staff-phone', { secure, practice: context.practice })
  const phoneOf = (request: FastifyRequest) => {
    const id = cookieOf(request, cookie)
    return id && /^[\w-]{22}$/.test(id) ? hash(`phone ${id}`) : ''
  }
  const keys = (username: string, request: FastifyRequest) => {
    // Hashed, because somebody may type a password into the name field.
    const name = hash(`name ${username}`)
    const network = context.networkOf(request)
    return {
      knownPhone: `sign-in:phone:${name}`,
      knownNetwork: `sign-in:network:${name}`,
      perNetwork: `sign-in:anybody:${name}:${network}`,
      anybody: `sign-in:anybody:${name}`,
    }
  }
  const spend = (all: ReturnType<typeof keys>, key: keyof typeof most) =>
    context.limits.spend(all[key], { max: most[key], seconds })

  const strangers = createRecentCount(context.clock)
  const charge = context.work.charge('sign-in', async () => workAt(strangers.count() / freeTries))
  /** Counts a try with a link; false if the link is not this account's, is used up or too old. */
  const spendLink = async (username: string, secret: string) => {
    const row = await db
      .updateTable('staff_handset_links as l')
      .from('staff_accounts as a')
      .set(({ eb }) => ({ tries: eb('l.tries', '+', 1) }))
      .whereRef('a.id', '=', 'l.account_id')
      .where('a.username', '=', username)
      .where('l.secret_hash', '=', hash(`link ${secret}`))
      .where('l.ends_at', '>', new Date(context.clock()))
      .where('l.tries', '<', triesPerLink)
      .returning('l.tries')
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    async count({ username, work, link, code }, request) {
      if (link !== undefined && (await spendLink(username, link))) return 'known'
      if (isRecoveryCode(code) && (await tryRecoveryCode(db, username, code))) return 'known'
      const all = keys(username, request)
      const known = await knownPlaces(db, username, [phoneOf(request), context.networkOf(request)])
      if (known.has('phone') && (await isAllowed(spend(all, 'knownPhone')))) return 'known'
      if (known.has('network') && (await isAllowed(spend(all, 'knownNetwork')))) return 'known'
      await charge(request, work)
      strangers.add(1)
      for (const limit of ['perNetwork', 'anybody'] as const) await spend(all, limit)
      return 'strangers'
    },
    async makeLink(account) {
      const secret = randomBytes(24).toString('base64url')
      const ends_at = new Date(context.clock() + linkMs)
      await db
        .insertInto('staff_handset_links')
        .values({ secret_hash: hash(`link ${secret}`), account_id: account, ends_at })
        .execute()
      return secret
    },
    async forgive({ id, username }, request, reply) {
      const all = keys(username, request)
      for (const limit of ['knownPhone', 'knownNetwork', 'perNetwork'] as const)
        await context.limits.forget(all[limit])
      await db.deleteFrom('staff_handset_links').where('account_id', '=', id).execute()
      let phone = phoneOf(request)
      if (!phone) {
        const fresh = randomBytes(16).toString('base64url')
        phone = hash(`phone ${fresh}`)
        reply.header(
          'set-cookie',
          `${cookie}=${fresh}; Path=/; Max-Age=${rememberedDays * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
        )
      }
      const seen_at = new Date(context.clock())
      await db
        .insertInto('staff_known_places')
        .values([
          { account_id: id, kind: 'phone', name: phone, seen_at },
          { account_id: id, kind: 'network', name: context.networkOf(request), seen_at },
        ])
        .onConflict(conflict => conflict.columns(['account_id', 'kind', 'name']).doUpdateSet({ seen_at }))
        .execute()
    },
    async sweep() {
      const oldest = new Date(context.clock() - rememberedDays * 86_400_000)
      await db.deleteFrom('staff_known_places').where('seen_at', '<', oldest).execute()
      await db.deleteFrom('staff_handset_links').where('ends_at', '<', new Date(context.clock())).execute()
    },
  }
}

/** A count over the last five to ten minutes. */
function createRecentCount(clock: Clock) {
  const span = 300_000
  let [began, now, before] = [clock(), 0, 0]
  const turn = () => {
    const age = Math.abs(clock() - began)
    if (age < span) return
    before = age < 2 * span ? now : 0
    now = 0
    began = clock()
  }
  return {
    add(count: number) {
      turn()
      now += count
    },
    count() {
      turn()
      return Math.max(now, before)
    },
  }
}

async function isAllowed(spending: Promise<void>): Promise<boolean> {
  try {
    await spending
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

// By name instead of account id, so that an unknown name costs the same query.
async function knownPlaces(db: Kysely<StaffTables>, username: string, names: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff_known_places as k')
    .innerJoin('staff_accounts as a', 'a.id', 'k.account_id')
    .select('k.kind')
    .where('a.username', '=', username)
    .where('k.name', 'in', names)
    .execute()
  return new Set(rows.map(row => row.kind))
}
