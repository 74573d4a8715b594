import { sql } from 'kysely'
import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { idempotencyKeyOf } from '#kit/server/http/idempotency-keys.ts'
import { type By, changedBy, type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { offered } from '#kit/server/offered.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import {
  type CrowdStatus,
  crowdStatusContract,
  crowdTopic,
  longestWaitS,
  reportersTopic,
  sentAtOnceS,
} from './contract.ts'
import {
  activePlace,
  activePlaces,
  type CrowdDatabase,
  type CrowdTables,
  lastDays,
  report,
  withdrawReport,
} from './crowd.server.ts'
import { overallLevel } from './level.ts'
import { serveCrowdPlaces } from './places/places-api.server.ts'

/** Who reports each active place; a reporter sees only their own places. */
async function reportersOf(db: CrowdDatabase, username?: string) {
  return db
    .selectFrom('crowd_status')
    .select(['id', 'reporters'])
    .where('is_active', '=', true)
    .$if(username !== undefined, query => query.where(sql<boolean>`${username ?? ''} = any(reporters)`))
    .execute()
}

/**
 * Sets the reporters of a place, with an audit entry; undefined if there is no such place. Refuses `changed-meanwhile`, and
 * `unknown-name` for a name without an account that may report (`known`), unless it was already set.
 */
const nameReporters = (
  db: CrowdDatabase,
  id: string,
  { names, seen, known }: { names: readonly string[]; seen?: string[] | undefined; known: readonly string[] },
  { staff, at }: By,
): Promise<string[] | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('crowd_status')
      .select(['reporters', 'location_en', 'location_hi'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    refuseUnseen(before.reporters, seen)
    const named = [...new Set(names)].sort()
    if (named.some(name => !known.includes(name) && !before.reporters.includes(name)))
      refuse('unknown-name', 409, 'No account of this name may report.')
    await transaction.updateTable('crowd_status').set({ reporters: named }).where('id', '=', id).execute()
    await audit(transaction, {
      ...{ staff, at, action: 'changed', subject: 'crowd-reporters', id },
      name: { en: before.location_en, hi: before.location_hi },
      before: { reporters: before.reporters },
      after: { reporters: named },
    })
    return named
  })

export const crowdStatusApi: FeatureApi = context => {
  const db = context.db.withTables<CrowdTables>()
  const now = context.responseCache.answer('crowd-status', [crowdTopic], async (): Promise<CrowdStatus> => {
    const places = await activePlaces(db)
    const newest = places
      .map(place => place.updated_at ?? '')
      .toSorted()
      .at(-1)
    return { level: overallLevel(places), places, updated_at: newest || null }
  })
  // A level is sent with its report, below; this sends the list itself, whoever changed it: staff, a file, the survey.
  tellChanges(
    context.live,
    crowdTopic,
    now,
    () => [],
    ({ places }) => places.map(({ id, location }) => ({ id, location })),
  )
  // Renewed only after a report. The passing of time changes nothing: the phone itself cuts the list to the last 24 hours.
  const days = context.responseCache.answer('crowd-days', [crowdTopic], async () => ({
    days: await lastDays(db, context.clock()),
  }))

  // A false level is a danger, so a reporter may only report their own places.
  const refuseOthersPlace = async ({ roles, username }: Staff, id: string) => {
    if (may(roles, 'crowd-everywhere')) return
    const own = await reportersOf(db, username)
    if (!own.some(place => place.id === id)) refuse('not-your-place', 403, 'This is not your place.')
  }
  const told = async (id: string) => {
    const place = (await activePlace(db, id)) ?? refuse('not-found', 404)
    await context.responseCache.changed(crowdTopic)
    await context.live.publish(crowdTopic, id, () => activePlace(db, id))
    return place
  }
  context.live.restrict(reportersTopic, 'crowd')
  const people = async () => (await offered(context.features, 'namesWho')?.(context.db, 'crowd')) ?? []
  serveCrowdPlaces(context)
  serve(context, crowdStatusContract, {
    'GET /api/crowd-status': now,
    'GET /api/crowd-status/day': days,
    'GET /api/crowd-status/reporters': async (_input, request) => {
      const { roles, username } = signedIn(request.staff)
      const everywhere = may(roles, 'crowd-everywhere')
      const places = await reportersOf(db, everywhere ? undefined : username)
      return { everywhere, places, ...(everywhere && { people: await people() }) }
    },
    'PUT /api/crowd-status/:id/reporters': async ({ params, body }, request) => {
      const by = changedBy(context.clock)(request.staff)
      const reporters = await nameReporters(
        db,
        params.id,
        { names: body.reporters, seen: body.instead_of, known: await people() },
        by,
      )
      if (!reporters) refuse('not-found', 404)
      // An open page of a reporter learns its new places at once.
      await context.live.publish(reportersTopic, params.id, { id: params.id })
      return { reporters }
    },
    'PUT /api/crowd-status/:id': async ({ params, body }, request) => {
      const staff = signedIn(request.staff)
      const { id } = params
      await refuseOthersPlace(staff, id)
      const { status, description, density = null, waited_s } = body
      const at = new Date(context.clock())
      const waitedMs = waited_s < sentAtOnceS ? 0 : waited_s * 1000
      const said = { status, description, density, observedAt: new Date(at.getTime() - waitedMs) }
      const route = 'PUT /api/crowd-status/:id'
      const key = idempotencyKeyOf(request)
      // How long it waited differs at each try, so it is no part of the report's fingerprint.
      await context.idempotencyKeys.once(
        { key, route, actor: staff.id, body: { id, status, description, ...(density && { density }) } },
        async transaction => {
          if (waited_s > longestWaitS) refuse('too-old', 409, 'This was seen too long ago.')
          await report(transaction.withTables<CrowdTables>(), id, said, { staff, at })
          return { id }
        },
      )
      return told(id)
    },
    'PUT /api/crowd-status/:id/withdrawal': async ({ params: { id }, body }, request) => {
      const staff = signedIn(request.staff)
      await refuseOthersPlace(staff, id)
      const by = { staff, at: new Date(context.clock()) }
      await db.transaction().execute(trx => withdrawReport(trx, id, new Date(body.updated_at), by))
      return told(id)
    },
  })
}
