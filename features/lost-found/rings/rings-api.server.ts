import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { tellDesks } from '../missing-person/reports.server.ts'
import { searchContract } from './contract.ts'
import { endCalls, releaseCall } from './public-call.server.ts'
import { orderSearch, widenSearches } from './rings.server.ts'

/** ms between two checks for due rings. */
const lookEvery = 5000

/** The widening search: automatic, and by a desk's orders. */
export function serveRings(context: AppContext): void {
  const widen = async () => {
    if ((await widenSearches(context)).length > 0) await tellDesks(context)
    await endCalls(context)
  }
  context.looks.every(lookEvery, 'search rings', widen)
  const by = changedBy(context.clock)
  serve(context, searchContract, {
    'POST /api/missing-persons/:id/search': async ({ params, body }, { staff }) => {
      await orderSearch(context, params.id, body, by(staff))
      await widen()
      await tellDesks(context)
    },
    'PUT /api/missing-persons/:id/public-call': async ({ params, body }, { staff }) => {
      await releaseCall(context, params.id, body.is_released, by(staff))
      await tellDesks(context)
    },
  })
}
