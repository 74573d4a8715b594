import type { FeatureApi } from '#kit/server/context.ts'
import { sendTable } from '#kit/server/csv/send-table.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { contract } from './contract.ts'
import { exportList } from './exports.server.ts'
import { countRows, readOverview } from './numbers.server.ts'
import { countVisits } from './visits.server.ts'

/** What the staff see first: how much there is, and how the day goes. */
export const api: FeatureApi = context => {
  const visits = countVisits(context)
  serve(context, contract, {
    'POST /api/visits': () => visits.count(),
    'GET /api/dashboard/counts': async () => ({ counts: await countRows(context.db) }),
    'GET /api/dashboard/overview': async () => ({
      alarms: await context.alarms.ringing(),
      ...(await readOverview(context.db, context.clock())),
    }),
    'GET /api/exports/:list': async ({ params: { list } }, { staff }, reply) => {
      const file = await exportList(context.db, list)
      const at = new Date(context.clock())
      await audit(context.db, { staff: signedIn(staff), at, action: 'exported', subject: list })
      return sendTable(reply, list, file, context.clock())
    },
  })
}
