import { sendTable } from '#kit/server/csv/send-table.ts'
import type { FeatureApi } from '#kit/server/house.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { contract } from './contract.ts'
import { exportList } from './exports.server.ts'
import { countRows, readOverview } from './numbers.server.ts'
import { countVisits } from './visits.server.ts'

/** What the staff see first: how much there is, and how the day goes. */
export const api: FeatureApi = house => {
  const visits = countVisits(house)
  serve(house, contract, {
    'POST /api/visits': () => visits.count(),
    'GET /api/dashboard/counts': async () => ({ counts: await countRows(house.db) }),
    'GET /api/dashboard/overview': async () => ({
      alarms: await house.alarms.ringing(),
      ...(await readOverview(house.db, house.clock())),
    }),
    'GET /api/exports/:list': async ({ params: { list } }, { staff }, reply) => {
      const file = await exportList(house.db, list)
      const at = new Date(house.clock())
      await audit(house.db, { staff: signedIn(staff), at, action: 'exported', subject: list })
      return sendTable(reply, list, file, house.clock())
    },
  })
}
