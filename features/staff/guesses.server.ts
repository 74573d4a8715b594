import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { Refusal } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { cookieOf } from '#kit/server/http/device.ts'
import type { StaffTables } from './tables.server.ts'

const seconds = 15 * 60
/**
 * Limits of password checks per 15 minutes: 20 per account in all. Half of them are open to anybody; the others are
 * reserved for networks and phones from which the account has signed in before, so that its owner can sign in while
 * somebody else is guessing.
 */
const most = { anybody: 10, perNetwork: 5, knownNetwork: 5, knownPhone: 5, everyAccount: 200 }
const rememberedDays = 180

export type Guesses = {
  /** Counts one guess for a user name; refuses `too-many` 429 with Retry-After. Unknown names cost the same queries as known ones. */
  count: (username: string, request: FastifyRequest) => Promise<void>
  /** After the right password: stores this phone and network as known, and resets their counts. */
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
  const cookie = secure ? '__Host-staff-phone' : 'staff-phone'
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
      everyAccount: 'sign-in:anybody',
    }
  }
  const spend = (all: ReturnType<typeof keys>, key: keyof typeof most) =>
    context.limits.spend(all[key], { max: most[key], seconds })

  return {
    async count(username, request) {
      const all = keys(username, request)
      const known = await knownPlaces(db, username, [phoneOf(request), context.networkOf(request)])
      if (known.has('phone') && (await isAllowed(spend(all, 'knownPhone')))) return
      if (known.has('network') && (await isAllowed(spend(all, 'knownNetwork')))) return
      for (const door of ['perNetwork', 'anybody', 'everyAccount'] as const) await spend(all, door)
    },
    async forgive({ id, username }, request, reply) {
      const all = keys(username, request)
      for (const door of ['knownPhone', 'knownNetwork', 'perNetwork'] as const)
        await context.limits.forget(all[door])
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
