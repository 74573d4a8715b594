import { sql } from 'kysely'
import * as z from 'zod/mini'
import { uuid } from '#common/fields.ts'
import { refuse } from '#common/refusal.ts'
import { newcomerSeconds } from '#common/work-size.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { withdrawConsent } from '#kit/server/personal-data.ts'
import { openContest } from './contest.server.ts'
import { photoContestContract, reportsPerDay } from './contract.ts'
import { findEntry, insertEntry } from './entries/entries.server.ts'
import { personal } from './entries/personal.server.ts'
import { linkPreview, photoOfDevice, photosOfDevice, visiblePhotos } from './gallery/photos.server.ts'
import { addReport } from './moderation/moderation.server.ts'
import { staffApi } from './moderation/staff-api.server.ts'
import { publicPhoto } from './tables.server.ts'
import { createVoteRush, rushWork } from './votes/vote-rush.ts'
import { standingOf, votedPhotos } from './votes/votes.server.ts'

/** Entries per phone and hour: enough for a family that shares a phone, too few to fill the gallery. */
const entriesPerHour = { max: 20, seconds: 3600 }

function refuseClosed(): never {
  return refuse('closed', 403, 'The contest is over.')
}

export const photoContestApi: FeatureApi = async context => {
  const contest = openContest(context)
  await staffApi(contest)(context)
  const { db } = contest
  const deviceOf = (request: { device: string | undefined }) =>
    request.device ?? refuse('voter_required', 401)

  const entering = context.budgets('photo-contest', {
    title: { en: 'Contest photos', hi: 'प्रतियोगिता की फोटो' },
    perDevice: entriesPerHour,
    ordinary: { perNetwork: 200, inAll: 1500 },
  })
  const rush = createVoteRush(context.clock, photo => standingOf(db, photo))
  context.alarms.state('vote-rush', rush.most)
  const payForRush = context.work.charge('photo-vote', async ({ deviceAge, params }) => {
    const { id } = params as { id?: string }
    // A request for a task names no photo.
    const owes = deviceAge < newcomerSeconds && (id === undefined || (await rush.isOn(id)))
    return owes ? rushWork : 0
  })
  const reporting = context.budgets('photo-report', {
    title: { en: 'Reported photos', hi: 'फोटो की शिकायतें' },
    perDevice: { max: reportsPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 400, inAll: 1500 },
  })

  // The first page without a query is answered from the cache; any query goes to the handler below.
  context.app.fastPath.add('/api/photos', contest.firstPage.ready)
  context.pages.share('/gallery', async ({ photo: id }) => {
    if (typeof id !== 'string' || !z.safeParse(uuid, id).success) return undefined
    const [photo] = await visiblePhotos(db, [id.toLowerCase()], await contest.onlyApproved())
    return photo && linkPreview(photo)
  })

  serve(context, photoContestContract, {
    'GET /api/photos': ({ query }, request, reply) =>
      query.after === undefined && query.limit === undefined
        ? contest.firstPage.send(request, reply)
        : contest.page(query),
    'GET /api/photos/day': contest.day,
    'GET /api/photos/mine': async (_input, request) => ({
      photos: await photosOfDevice(db, deviceOf(request), await contest.onlyApproved()),
    }),
    'DELETE /api/photos/mine/:id': async ({ params }, request) => {
      const which = sql`id = ${params.id} and device = ${deviceOf(request)}`
      if (!(await withdrawConsent(context, { feature: 'photo-contest', part: personal, which })))
        refuse('not-found', 404)
      await contest.visibilityChanged(params.id)
    },
    'GET /api/photos/:id': async ({ params }, request) => {
      const [photo] = await visiblePhotos(db, [params.id], await contest.onlyApproved())
      return photo ?? (await photoOfDevice(db, params.id, request.device)) ?? refuse('not-found', 404)
    },
    'GET /api/photo-votes': async ({ query }, request) => ({
      photo_ids: await votedPhotos(db, deviceOf(request), query.user_identifier),
    }),

    'POST /api/photos': async ({ body, files }, request) => {
      const device = deviceOf(request)
      const print = await fingerprint(body, files.photo)
      let isNew = false
      const insert = async () => {
        if ((await contest.settings.now()).is_closed) refuseClosed()
        const inserted = await entering.spendOn(request, async () => {
          const photo = await context.photos.store(files.photo ?? refuse('not-an-image'), request)
          const at = new Date(context.clock())
          return insertEntry(db, body, { photo, device, fingerprint: print, at })
        })
        isNew = inserted !== undefined
        return inserted
      }
      const row = await storeOnce(print, () => findEntry(db, body.id), insert)
      if (isNew) await contest.entered(row)
      return publicPhoto(row)
    },
    'POST /api/photos/:id/votes': async ({ params, body }, request) => {
      await payForRush(request, body.work)
      const counted = await contest.vote({
        photoId: params.id,
        userIdentifier: body.user_identifier,
        device: deviceOf(request),
        network: context.networkOf(request),
        deviceAge: request.deviceAge,
        seen: body.seen ?? null,
      })
      // PostgreSQL's code for a unique violation (specification §4).
      if (counted.outcome === 'already-voted') refuse('23505', 409, 'You have already voted for this photo.')
      if (counted.outcome === 'closed') refuseClosed()
      if (counted.outcome === 'no-such-photo') refuse('not-found', 404)
      if (request.deviceAge < newcomerSeconds) rush.add(params.id)
      return { photo_id: params.id, vote_count: counted.voteCount }
    },
    'POST /api/photos/:id/reports': async ({ params }, request) => {
      const at = new Date(context.clock())
      const who = { device: deviceOf(request), network: context.networkOf(request) }
      // Each reported photo is a case for staff.
      await reporting.spend(request)
      if (!(await addReport(db, { photoId: params.id, ...who, at }))) refuse('not-found', 404)
      return null
    },
  })
}
