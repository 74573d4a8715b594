import { refuse } from '#common/refusal.ts'
import { createFreshRuns } from '#common/shared-runs.ts'
import { seeCase } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, signedIn } from '#kit/server/http/request.ts'
import { fingerprint } from '#kit/server/http/store-once.ts'
import { storeWithPhoto } from '#kit/server/photos/store-with-photo.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { personCaseKinds } from '../missing-person/cases.server.ts'
import {
  addPhoto,
  keepReport,
  personPhoto,
  reportById,
  tellDesks,
  wasPost,
} from '../missing-person/reports.server.ts'
import { endCalls, publicCallOf } from '../rings/public-call.server.ts'
import { searchOf } from '../rings/rings.server.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { personsTopic, reuniteContract } from './contract.ts'
import { check, giveOver, handOverOf, tellPolice, tellPoliceOfEnd } from './hand-over.server.ts'
import { handOverContract } from './hand-over-contract.ts'
import { keepPoliceWord, loudspeakerOf, markRead, onScreens, putOnScreens } from './loudspeaker.server.ts'
import { columnsOf, decidePerson, describePerson, listPersons, personOf } from './persons.server.ts'
import { proposalsFor } from './proposals.server.ts'

/** The desks' one list of lost and found persons (threats D6, §7.5): nothing of it is public. */
export function serveReunite(context: AppContext): void {
  const db = context.db.withTables<LostFoundTables>()
  context.live.restrict(personsTopic, 'missing-persons')
  const by = changedBy(context.clock)
  const tell = async () => {
    await endCalls(context)
    await tellDesks(context)
  }
  const now = () => new Date(context.clock()).toISOString()
  /** Every desk reads its list again after each event, and it is the same for all. */
  const lists = createFreshRuns<string, Awaited<ReturnType<typeof listPersons>>>()

  serve(context, handOverContract, {
    'POST /api/missing-persons/:id/police': async ({ params, body }, request) => {
      if ('station' in body) await tellPolice(db, params.id, body.station, by(request.staff))
      else await tellPoliceOfEnd(db, params.id, by(request.staff))
      await tell()
    },
    'POST /api/missing-persons/:id/checks': async ({ params, body }, request) => {
      await check(db, params.id, body, by(request.staff))
      await tell()
    },
    'POST /api/missing-persons/:id/hand-over': async ({ params, body }, request) => {
      await giveOver(db, params.id, body, by(request.staff))
      await tell()
    },
    'POST /api/missing-persons/:id/read-out': async ({ params }, request) => {
      await markRead(db, params.id, by(request.staff))
      await tell()
    },
    'PUT /api/missing-persons/:id/screens': async ({ params, body }, request) => {
      await putOnScreens(db, params.id, body.is_shown, by(request.staff))
      await tell()
    },
    'PUT /api/missing-persons/:id/police-word': async ({ params, body }, request) => {
      await keepPoliceWord(db, params.id, body.is_given ? body.from : undefined, by(request.staff))
      await tell()
    },
    'GET /api/missing-persons/screens': async () => ({ persons: await onScreens(db) }),
  })
  serve(context, reuniteContract, {
    'GET /api/missing-persons': async ({ query }) => {
      const listed = await lists(JSON.stringify(query), () => listPersons(db, query.list, query.times))
      return { now: now(), ...listed }
    },
    'GET /api/missing-persons/:id': async ({ params }, { staff }) => {
      const row = (await reportById(db, params.id)) ?? refuse('not-found', 404)
      await seeCase(db, personCaseKinds, row.id, signedIn(staff).username)
      const none = { proposals: [], compared: 0 }
      const who = row.status === 'open' ? await proposalsFor(db, row) : none
      const hand_over = row.is_found ? await handOverOf(db, row.id, signedIn(staff)) : null
      const search = await searchOf(db, row)
      const call = await publicCallOf(db, row, signedIn(staff))
      return { now: now(), person: personOf(row), ...who, hand_over, loud: loudspeakerOf(row), search, call }
    },
    'GET /api/missing-persons/:id/photo': async ({ params }, request, reply) => {
      const row = await reportById(db, params.id)
      if (!row?.image_hash) refuse('not-found', 404)
      const folder = wasPost(row) ? 'photos' : 'private'
      return context.photos.send(request, reply, {
        hash: row.image_hash,
        size: 1600,
        folder,
        access: 'only-you',
      })
    },
    'POST /api/missing-persons/entries': async ({ body, files }, request) => {
      const { staff, at } = by(request.staff)
      const { id, is_found, name, phone, notice_version, notice_language, ...said } = body
      const print = await fingerprint(body, files.photo)
      const keep = async (image_hash: string | null) => {
        const kept = await db.transaction().execute(async transaction => {
          const row = await keepReport(transaction, {
            ...{ id, is_found, name, phone, notice_version, notice_language },
            ...columnsOf(said, at),
            ...{ person: '', image_hash, fingerprint: print, created_at: at },
            ...{ is_from_desk: true, entered_by: staff.username },
          })
          const after = { is_found }
          if (row)
            await audit(transaction, { staff, at, action: 'added', subject: 'missing-person', id, after })
          return row
        })
        if (kept) await tell()
        return kept
      }
      const { row, ...waits } = await storeWithPhoto(context, {
        ...{ id, from: request, photo: files.photo, options: personPhoto, print },
        find: () => reportById(db, id),
        keep: async storePhoto => keep(await storePhoto()),
        async addPhoto(id, hash) {
          await addPhoto(db, id, hash)
          await tell()
        },
      })
      return { id: row.id, number: row.number, ...waits }
    },
    'PUT /api/missing-persons/:id/description': async ({ params, body }, request) => {
      const row = await describePerson(db, params.id, body, by(request.staff))
      await tell()
      return personOf(row)
    },
    'PATCH /api/missing-persons/:id': async ({ params, body }, request) => {
      const row = await decidePerson(db, params.id, body, by(request.staff))
      await tell()
      return personOf(row)
    },
  })
}
