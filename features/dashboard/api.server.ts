import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { lastHours } from '#common/fair-time.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext, FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { createRateLimiter } from '#kit/server/limits/rate-limiter.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { tellAlarms } from './alarm-messages.server.ts'
import { dashboardContract } from './contract.ts'

const gathering = 15_000

/**
 * Counts the phones that open the guide in an hour: each sends one request (web/layout/visit-counter.ts) without an identifier.
 * Counted in memory and written at intervals; a killed process loses a few seconds of counts.
 */
function countVisits(context: Pick<AppContext, 'app' | 'clock' | 'pool' | 'networkOf' | 'looks'>): {
  count: (request: Pick<FastifyRequest, 'ip'>) => void
} {
  const limiter = createRateLimiter(600, 5)
  const waiting = new Map<number, number>()
  const store = () => keep(context.pool, waiting)
  context.looks.every(gathering, 'visits', store)
  context.app.addHook('onClose', store)
  return {
    count(request) {
      try {
        limiter.spend(context.networkOf(request))
      } catch {
        // Nobody is refused. More than people ever open the guide, even behind one address of a carrier: a program is not counted.
        return
      }
      const [hour = 0] = lastHours(context.clock(), 1)
      waiting.set(hour, (waiting.get(hour) ?? 0) + 1)
    },
  }
}

/** Adds the counts to the table; keeps them in memory while the database cannot be reached. */
async function keep(pool: DatabasePool, waiting: Map<number, number>): Promise<void> {
  for (const [hour, count] of [...waiting]) {
    waiting.delete(hour)
    try {
      await pool.query(
        `insert into visits as v (hour, count) values ($1, $2)
         on conflict (hour) do update set count = v.count + excluded.count`,
        [new Date(hour), count],
      )
    } catch {
      waiting.set(hour, (waiting.get(hour) ?? 0) + count)
      return
    }
  }
}

type Registered = Pick<AppContext, 'db' | 'features'>
const mostRows = 100_000

/** How many rows each counted table of the features holds, by its name. */
async function countRows({ db, features }: Registered): Promise<Record<string, number>> {
  const counts = features
    .flatMap(({ counts = [] }) => counts)
    .map(table => sql`select ${table}::text as name, count(*)::int as count from ${sql.table(table)}`)
  if (counts.length === 0) return {}
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The overview's parts from the features, by the names in the contract; `now` in ms. */
async function readOverview({ db, features }: Registered, now: number): Promise<object> {
  const parts: Record<string, unknown> = {}
  for (const { overview = {} } of features)
    for (const [name, read] of Object.entries(overview)) parts[name] = await read(db, now)
  return parts
}

/** A feature's list as a CSV file; refuses a name that no feature exports. */
async function exportList(
  { db, pool, features }: Registered & Pick<AppContext, 'pool'>,
  name: string,
): Promise<string> {
  const list = new Map(features.flatMap(({ exports = {} }) => Object.entries(exports))).get(name)
  if (!list) refuse('unknown-list')
  // Asked of the pool, which names the columns even if there is no row.
  const query = sql`${list} limit ${mostRows}`.compile(db)
  const { rows, fields } = await pool.query(query.sql, [...query.parameters])
  return writeTable(
    rows,
    fields.map(field => field.name),
  )
}

/** Calls of the dashboard: counts, overview, exports, and counting a visit. */
export const dashboardApi: FeatureApi = async context => {
  const visits = countVisits(context)
  await tellAlarms(context)
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
