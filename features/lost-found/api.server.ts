import { sql } from 'kysely'
import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import { calmWork, mostWork, newcomerSeconds } from '#common/work-size.ts'
import type { AppContext, FeatureApi } from '#kit/server/context.ts'
import { countSince } from '#kit/server/db/count-since.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, staffOf } from '#kit/server/http/request.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { workAt } from '#kit/server/limits/work.ts'
import { refuseWithdrawn, withdrawConsent } from '#kit/server/personal-data.ts'
import { createImageAccessCache, type ImageAccess } from '#kit/server/photos/image-access.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { itemsPerDay, lostFoundContract, olderLength, revealsPerDay, revealsPerHour } from './contract.ts'
import { changeOwnItem, isOneOfMany, itemOf, itemsOfDevice, keepItem, olderItems } from './items.server.ts'
import { type OpenList, openList } from './list.server.ts'
import { serveLooksLost } from './looks-lost/looks-lost-api.server.ts'
import { isPictureOfWithdrawnPost } from './missing-person/reports.server.ts'
import { serveReports } from './missing-person/reports-api.server.ts'
import { personalItems } from './personal.server.ts'
import { serveReunite } from './reunite/reunite-api.server.ts'
import { askOf, grantAsked, hasSeen, lookedAt, showOrAsk, sweptShare } from './reveals.server.ts'
import { serveRings } from './rings/rings-api.server.ts'
import { staffContract, staffPage } from './staff-contract.ts'
import { changeItem, moveToControlRoom, seeNumber, staffItemOf, staffItems } from './staff-items.server.ts'
import {
  type ItemRow,
  isPublic,
  type LostFoundDatabase,
  ownItemOf,
  personReason,
  publicItem,
  type Rules,
} from './tables.server.ts'

const day = 86_400
/** Limit of all phones together, once new ones have used up their share of the numbers: beyond this, somebody is harvesting. */
const asksPerHour = 10
const refuseAsked = () => refuse('asked', 409, 'Whoever reported it sees that you asked.')

export const lostFoundApi: FeatureApi = context => {
  const list = openList(context)
  const { db } = list
  guardPictures(context, list)
  serveStaff(context, list)
  serveReports(context)
  serveReunite(context)
  serveRings(context)
  serveLooksLost(context)
  const revealsSince = (since: Date) => countSince(context.db, 'lost_found_reveals', 'at', since)
  const revealed = context.alarms.watch({
    name: 'lost-found-reveals',
    ceiling: revealsPerHour,
    count: revealsSince,
  })
  const asked = context.alarms.watch({
    name: 'lost-found-asks',
    ceiling: asksPerHour,
    count: since => countSince(context.db, 'lost_found_asks', 'at', since),
  })
  const budget = context.budgets('lost-found', {
    title: { en: 'Lost and found things', hi: 'खोया-पाया सामान' },
    perDevice: { max: itemsPerDay, seconds: day },
    ordinary: { perNetwork: 200, inAll: 1500 },
  })
  const reveals = context.budgets('reveal', {
    title: { en: 'Phone numbers shown', hi: 'दिखाए गए फ़ोन नंबर' },
    perDevice: { max: revealsPerDay, seconds: day },
    ordinary: { perNetwork: 20, inAll: 1000 },
    async price({ deviceAge }) {
      const lately = await revealsSince(new Date(context.clock() - 3_600_000))
      // The more of the list is open to new phones, the more work each further number costs.
      const swept = deviceAge < newcomerSeconds ? await sweptShare(db, new Date(context.clock())) : -1
      return Math.max(workAt(1 + (mostWork / calmWork - 1) * swept), workAt(lately / revealsPerHour))
    },
  })
  const ownItems = async (rows: readonly ItemRow[]) => {
    const rules = await list.rules()
    const counts = await lookedAt(
      db,
      rows.map(row => row.id),
    )
    return rows.map(row => ownItemOf(row, rules, counts.get(row.id) ?? { shown: 0, asked: 0 }))
  }
  serve(context, lostFoundContract, {
    'GET /api/lost-found': list.answer,
    'GET /api/lost-found/older': async ({ query }) => ({
      items: await olderItems(db, await list.rules(), { ...query, limit: olderLength }),
    }),

    'POST /api/lost-found': async ({ body, files }, request) => {
      const { device = '' } = request
      const print = await fingerprint(body, files.photo)
      let isNew = false
      const keep = async (network: string) => {
        await refuseWithdrawn(context, body.id)
        const { hash, width, height } = await context.photos.store(
          files.photo ?? refuse('not-an-image'),
          request,
        )
        const isFound = body.type === 'Found'
        const kept = await keepItem(db, {
          ...body,
          submitted_at: (isFound && body.submitted_at) || null,
          helpdesk_contact: (isFound && body.helpdesk_contact) || null,
          image_hash: hash,
          width,
          height,
          device,
          network,
          waits: await isOneOfMany(db, { device, network, now: context.clock() }),
          fingerprint: print,
          created_at: new Date(context.clock()),
        })
        isNew = kept !== undefined
        return kept
      }
      const find = () => itemOf(db, body.id)
      const row = await storeOnce(print, find, () => budget.spendOn(request, keep))
      if (isNew) await list.changed(row)
      return publicItem(row)
    },

    'POST /api/lost-found/:id/phone': async ({ params, body }, request) => {
      const { device = '' } = request
      const row = await itemOf(db, params.id)
      if (!row?.show_phone || !isPublic(row, await list.rules())) refuse('not-found', 404)
      const seen = { item_id: row.id, device, at: new Date(context.clock()) }
      if (await hasSeen(db, seen)) return { phone: row.phone }
      const ask = await askOf(db, seen)
      if (ask && !ask.granted_at) refuseAsked()
      // A granted number was paid for when it was asked for.
      if (!ask) await reveals.spend(request, body.work)
      if (!(await showOrAsk(db, { ...seen, is_young: request.deviceAge < day }))) {
        await asked()
        refuseAsked()
      }
      await revealed()
      return { phone: row.phone }
    },

    'GET /api/lost-found/mine': async (_input, { device = '' }) => ({
      items: await ownItems(await itemsOfDevice(db, device)),
    }),
    'DELETE /api/lost-found/mine/:id': async ({ params }, { device = '' }) => {
      const which = sql`id = ${params.id} and device = ${device}`
      if (!(await withdrawConsent(context, { feature: 'lost-found', part: personalItems, which })))
        refuse('not-found', 404)
    },
    'PATCH /api/lost-found/mine/:id': async ({ params, body }, { device = '' }) => {
      if ('show_to_asked' in body) {
        await grantAsked(db, { item_id: params.id, device, at: new Date(context.clock()) })
        const [granted] = await ownItems(
          (await itemsOfDevice(db, device)).filter(({ id }) => id === params.id),
        )
        return granted ?? refuse('not-found', 404)
      }
      const change = 'status' in body ? { ...body, closed_at: new Date(context.clock()) } : body
      const row = await changeOwnItem(db, { id: params.id, device }, change)
      if (!row) refuse('not-found', 404)
      await list.changed(row)
      const [own] = await ownItems([row])
      return own ?? refuse('not-found', 404)
    },
  })
}

/** Allows a picture while an open thing shows it; afterwards admins may see it, and its sender until staff hide it. */
function guardPictures(context: AppContext, list: OpenList): void {
  const { db } = list
  const imageAccess = createImageAccessCache(
    async hash => verdictOf(db, hash, await list.rules()),
    context.clock,
  )
  list.onChanged(imageAccess.forget)
  context.photos.onErased(imageAccess.forget)
  context.photos.onServe(async (hash, request) => {
    const verdict = await imageAccess.of(hash)
    if (!verdict.isKnown) return undefined
    if (verdict.isPublic) return true
    const isSender = request.device !== undefined && verdict.devices.includes(request.device)
    const roles = isSender ? [] : ((await staffOf(request))?.roles ?? [])
    const isStaff = may(roles, 'lost-found') || may(roles, 'missing-persons')
    return (isSender || isStaff) && 'only-you'
  })
  context.photos.onSweep(namedIn(db, 'lost_found_items', 'photos'))
}

async function verdictOf(db: LostFoundDatabase, hash: string, rules: Rules): Promise<ImageAccess> {
  const rows = await db
    .selectFrom('lost_found_items')
    .selectAll()
    .where('image_hash', '=', hash)
    // First the row that tells of a removed person, however often the picture was posted.
    .orderBy(({ eb }) => eb('hidden_reason', 'is not distinct from', personReason), 'desc')
    .limit(100)
    .execute()
  // A picture of a person that staff removed stays removed, whoever posts it again, here or elsewhere in the guide, even after
  // its sender withdrew the post.
  const isTaken =
    rows.some(row => row.hidden_reason === personReason) || (await isPictureOfWithdrawnPost(db, hash))
  return {
    isKnown: isTaken || rows.length > 0,
    isPublic: !isTaken && rows.some(row => isPublic(row, rules)),
    devices: isTaken ? [] : rows.flatMap(row => (row.status === 'hidden' ? [] : row.device)),
  }
}

/** Admin calls of lost & found: what is shown, approvals, phone numbers. */
function serveStaff(context: AppContext, list: OpenList): void {
  const { db } = list
  const by = changedBy(context.clock)
  const told = async (row: ItemRow | undefined) => {
    if (!row) refuse('not-found', 404)
    await list.changed(row)
    return staffItemOf(row)
  }
  serve(context, staffContract, {
    'GET /api/lost-found-items': ({ query }) =>
      staffItems(db, query.list, { now: context.clock(), id: query.id, skip: query.skip, limit: staffPage }),
    'PATCH /api/lost-found-items/:id': async ({ params, body }, request) =>
      told(await changeItem(db, params.id, body, by(request.staff))),
    'POST /api/lost-found-items/:id/phone': async ({ params }, request) => ({
      phone: (await seeNumber(db, params.id, by(request.staff))) ?? refuse('not-found', 404),
    }),
    'POST /api/lost-found-items/:id/person': async ({ params }, request) =>
      told(await moveToControlRoom(db, params.id, by(request.staff))),
  })
}
