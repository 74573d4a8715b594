import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import type { Contest } from '../contest.server.ts'
import { visiblePhotos } from '../gallery/photos.server.ts'
import { cohortsOf, decideCohort } from '../votes/cohorts.server.ts'
import { takeTurns } from '../votes/in-turn.ts'
import { flagPhotos, networksOf, noFlags, votesByHour } from '../votes/vote-audit.server.ts'
import { decideVotes, decisionsOn } from '../votes/votes.server.ts'
import { changeEntry, countEntries, eraseFiles, listEntries, photoForStaff } from './moderation.server.ts'
import { type ShownCohort, type StaffEntry, staffContract, type VoteAudit } from './staff-contract.ts'

/** The API for admins: approve and hide photos, change the contest's settings, audit and void votes. */
export const staffApi =
  (contest: Contest): FeatureApi =>
  context => {
    const { db, settings } = contest
    // The audit reads all votes: several of these reads at once would keep the staff's other calls from the database.
    const inTurn = takeTurns()
    /** Who decided, and when. */
    const by = (request: FastifyRequest) => ({
      staff: signedIn(request.staff),
      at: new Date(context.clock()),
    })
    /** Refuses an unknown entry; otherwise tells the lists and phones that its visibility changed. */
    const changed = async (entry: StaffEntry | undefined, isShown: boolean) => {
      if (!entry) refuse('not-found', 404)
      await contest.visibilityChanged(entry.id, isShown)
      return entry
    }

    serve(context, staffContract, {
      'GET /api/photo-entries': async ({ query }) => {
        const [reports = '', arrival = ''] = query.after?.split('_') ?? []
        const after = query.after === undefined ? undefined : { reports: Number(reports), arrival }
        return {
          ...(await listEntries(db, query.list, { id: query.id, after })),
          counts: await countEntries(db),
        }
      },
      'PUT /api/photo-entries/:id/approval': async ({ params, body }, request) => {
        const action = body.is_approved ? 'approved' : 'unapproved'
        const set = { is_approved: body.is_approved }
        const isShown = body.is_approved && (await contest.onlyApproved())
        return changed(await changeEntry(db, params.id, { action, set }, by(request)), isShown)
      },
      'PUT /api/photo-entries/:id/visibility': async ({ params, body }, request) => {
        const action = body.is_hidden ? 'hidden' : 'shown'
        const set = { is_hidden: body.is_hidden, hidden_reason: body.is_hidden ? body.reason : null }
        return changed(await changeEntry(db, params.id, { action, set }, by(request)), !body.is_hidden)
      },
      'DELETE /api/photo-entries/:id/files': async ({ params }, request) => {
        const erased = await eraseFiles(db, params.id, by(request))
        if (!erased) refuse('not-found', 404)
        await context.photos.removeUnused([erased.hash].filter(Boolean), 'photos')
        return erased.entry
      },

      'GET /api/photo-contest/settings': () => settings.now(),
      'PUT /api/photo-contest/settings': async ({ body }, request) => {
        const saved = await settings.change(body, by(request))
        await contest.settingsChanged()
        return saved
      },

      'GET /api/vote-audits': async () => {
        const flagged = (await inTurn(() => flagPhotos(context.pool))).slice(0, 200)
        const ids = flagged.map(({ photo_id }) => photo_id)
        const photos = new Map((await visiblePhotos(db, ids, false)).map(photo => [photo.id, photo]))
        const audits = flagged.flatMap(({ photo_id, ...flags }) => {
          const photo = photos.get(photo_id)
          return photo ? [{ photo, flags }] : []
        })
        return { audits }
      },
      'GET /api/vote-audits/:id': ({ params }) => auditOf(params.id),
      'GET /api/vote-cohorts': () => cohorts(),
      'POST /api/vote-cohorts/decisions': async ({ body }, request) => {
        const { networks, cells = [], decision, reason } = body
        const group = { networks, cells, until: new Date(body.until) }
        await contest.photosChanged(await decideCohort(db, group, { decision, reason, ...by(request) }))
        return cohorts()
      },
      'POST /api/vote-audits/:id/decisions': async ({ params, body }, request) => {
        const { network, reason, decision } = body
        const from = body.from === undefined ? undefined : new Date(body.from)
        const until = body.until === undefined ? undefined : new Date(body.until)
        const votes = await decideVotes(
          db,
          { photoId: params.id, network, from, until },
          { decision, reason, ...by(request) },
        )
        if (votes === undefined) refuse('not-found', 404)
        await contest.photosChanged([params.id])
        return auditOf(params.id)
      },
    })

    async function cohorts(): Promise<{ cohorts: ShownCohort[] }> {
      const found = (await inTurn(() => cohortsOf(db, context.features))).slice(0, 20)
      const ids = new Set(found.flatMap(({ photos }) => photos.slice(0, 10).map(({ photo }) => photo)))
      const names = new Map((await visiblePhotos(db, [...ids], false)).map(({ id, name }) => [id, name]))
      return {
        cohorts: found.map(({ photos, first, last, ...rest }) => ({
          ...rest,
          photos: photos
            .slice(0, 10)
            .map(({ photo, votes }) => ({ id: photo, name: names.get(photo) ?? null, votes })),
          first: new Date(first).toISOString(),
          last: new Date(last).toISOString(),
        })),
      }
    }
    async function auditOf(id: string): Promise<VoteAudit> {
      const photo = await photoForStaff(db, id)
      if (!photo) refuse('not-found', 404)
      const flags = await inTurn(() => flagPhotos(context.pool))
      const hours = await inTurn(() => votesByHour(context.pool, id))
      const origins = await inTurn(() => networksOf(context.pool, id))
      const decisions = await decisionsOn(db, id)
      const { photo_id: _, ...own } = flags.find(({ photo_id }) => photo_id === id) ?? {
        photo_id: id,
        ...noFlags,
      }
      const sum = (part: 'valid' | 'voided') => hours.reduce((total, hour) => total + hour[part], 0)
      return {
        photo,
        valid: sum('valid'),
        voided: sum('voided'),
        flags: own,
        by_hour: hours.map(({ hour, ...votes }) => ({ hour: hour.toISOString(), ...votes })),
        networks: origins.map(({ first, last, ...rest }) => ({
          ...rest,
          first: first.toISOString(),
          last: last.toISOString(),
        })),
        decisions: decisions.map(row => ({
          decision: row.decision,
          network: row.network,
          from: row.from_time?.toISOString() ?? null,
          until: row.until_time?.toISOString() ?? null,
          reason: row.reason,
          votes: row.votes,
          decided_by: row.decided_by,
          decided_at: row.decided_at.toISOString(),
        })),
      }
    }
  }
