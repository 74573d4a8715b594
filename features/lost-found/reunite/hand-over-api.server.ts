import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import type { LostFoundDatabase } from '../tables.server.ts'
import { personsTopic } from './contract.ts'
import { check, giveOver, tellPolice, tellPoliceOfEnd } from './hand-over.server.ts'
import { handOverContract } from './hand-over-contract.ts'
import { keepPoliceWord, markRead, onScreens, putOnScreens } from './loudspeaker.server.ts'

/** What a desk does for a person: checks, hand-over, police, loudspeaker and screens. The other desks hear of each. */
export function serveHandOvers(context: AppContext, db: LostFoundDatabase): void {
  const by = ({ staff }: FastifyRequest) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const tell = async (...ids: readonly string[]) => {
    for (const id of ids) await context.live.publish(personsTopic, id, { id })
  }
  serve(context, handOverContract, {
    'POST /api/missing-persons/:id/police': async ({ params, body }, request) => {
      if ('station' in body) await tellPolice(db, params.id, body.station, by(request))
      else await tellPoliceOfEnd(db, params.id, by(request))
      await tell(params.id)
    },
    'POST /api/missing-persons/:id/checks': async ({ params, body }, request) => {
      await check(db, params.id, body, by(request))
      await tell(params.id)
    },
    'POST /api/missing-persons/:id/hand-over': async ({ params, body }, request) => {
      await tell(...(await giveOver(db, params.id, body, by(request))))
    },
    'POST /api/missing-persons/:id/read-out': async ({ params }, request) => {
      await markRead(db, params.id, by(request))
      await tell(params.id)
    },
    'PUT /api/missing-persons/:id/screens': async ({ params, body }, request) => {
      await putOnScreens(db, params.id, body.is_shown, by(request))
      await tell(params.id)
    },
    'PUT /api/missing-persons/:id/police-word': async ({ params, body }, request) => {
      await keepPoliceWord(db, params.id, body.is_given ? body.from : undefined, by(request))
      await tell(params.id)
    },
    'GET /api/missing-persons/screens': async () => ({ persons: await onScreens(db) }),
  })
}
