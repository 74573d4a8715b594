import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { tellAlarms } from './alarm-messages.server.ts'
import { dashboardContract } from './contract.ts'
import { countRows, exportList, readOverview } from './registered.server.ts'
import { countVisits } from './visits.server.ts'

/** Calls of the dashboard: counts, overview, exports, and counting a visit. */
export const dashboardApi: FeatureApi = context => {
  const visits = countVisits(context)
  tellAlarms(context)
  serve(context, dashboardContract, {
    'POST /api/visits': (_, request) => visits.count(request),
    'GET /api/dashboard/counts': async () => ({ counts: await countRows(context) }),
    'GET /api/dashboard/overview': async () => ({
      alarms: await context.alarms.active(),
      ...(await readOverview(context, context.clock())),
    }),
    'GET /api/exports/:list': async ({ params: { list } }, { staff }, reply) => {
      const file = await exportList(context, list)
      const at = new Date(context.clock())
      await audit(context.db, { staff: signedIn(staff), at, action: 'exported', subject: list })
      return sendCsv(reply, list, file, context.clock())
    },
  })
}
