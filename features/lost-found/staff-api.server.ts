import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import type { OpenList } from './list.server.ts'
import { staffContract, staffPage } from './staff-contract.ts'
import { changeItem, moveToControlRoom, seeNumber, staffItemOf, staffItems } from './staff-items.server.ts'
import type { ItemRow } from './tables.server.ts'

/** Lost & found as admins run it: what is shown, who vouches, who is called. */
export function serveStaff(context: AppContext, list: OpenList): void {
  const { db } = list
  const by = ({ staff }: FastifyRequest) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const told = async (row: ItemRow | undefined) => {
    if (!row) refuse('not-found', 404)
    await list.changed(row)
    return staffItemOf(row)
  }
  serve(context, staffContract, {
    'GET /api/lost-found-items': ({ query }) =>
      staffItems(db, query.list, { now: context.clock(), skip: query.skip, limit: staffPage }),
    'PATCH /api/lost-found-items/:id': async ({ params, body }, request) =>
      told(await changeItem(db, params.id, body, by(request))),
    'POST /api/lost-found-items/:id/phone': async ({ params }, request) => ({
      phone: (await seeNumber(db, params.id, by(request))) ?? refuse('not-found', 404),
    }),
    'POST /api/lost-found-items/:id/person': async ({ params }, request) =>
      told(await moveToControlRoom(db, params.id, by(request))),
  })
}
