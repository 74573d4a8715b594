import type { AppContext } from '#kit/server/context.ts'
import { withLease } from '#kit/server/db/lease.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import type { ReceivedTables } from '../tables.server.ts'
import { decide, noteReading, receivedAlerts } from './received.server.ts'
import { receivedContract } from './received-contract.ts'
import { receiveAlerts } from './take-in.server.ts'

/** ms between two readings of the source. */
const readEvery = 180_000
/** Most alert addresses remembered as read. */
const mostKnown = 1000

/** Serves the alerts of other warning systems to staff, and reads them from CAP_ALERTS_URL if it is set. */
export function serveReceivedAlerts(context: AppContext): void {
  const db = context.db.withTables<ReceivedTables>()
  const now = () => new Date(context.clock())
  const address = context.settings.capAlertsUrl
  serve(context, receivedContract, {
    'GET /api/notices/received': async () => ({
      has_source: address !== undefined,
      ...(await receivedAlerts(db, now())),
    }),
    'POST /api/notices/received/:id/put-away': async ({ params }, { staff }) => {
      const by = changedBy(context.clock)(staff)
      await db.transaction().execute(trx => decide(trx, params.id, 'put-away', by))
    },
  })
  if (address === undefined) return
  const known = new Set<string>()
  const read = async () => {
    if (known.size > mostKnown) known.clear()
    try {
      await receiveAlerts(db, address, known, now())
      await noteReading(db, now(), true)
    } catch (error) {
      // Neither the address nor the answer is logged, because they may hold a key.
      context.app.log.warn({ reason: (error as Error).message.slice(0, 80) }, 'CAP_ALERTS_URL was not read.')
      await noteReading(db, now(), false)
    }
  }
  // One server process reads at a time. If the database is away, the next reading tries again.
  context.looks.every(readEvery, 'received alerts', () => withLease(context.pool, 'received-alerts', read), {
    atStart: true,
  })
}
