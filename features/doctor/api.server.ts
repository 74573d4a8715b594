import type { FastifyRequest } from 'fastify'
import { type Generated, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext, FeatureApi } from '#kit/server/context.ts'
import { isUnexpected } from '#kit/server/http/errors.ts'
import { showNumber } from '#kit/server/http/gauge.ts'
import { serve } from '#kit/server/http/http.ts'
import { loggable } from '#kit/server/http/log.ts'
import { readCertificate } from './certificate.server.ts'
import { doctorContract, type Report, type ServerError } from './contract.ts'
import { examine, ownFacts } from './examine.server.ts'
import { watchVersions } from './new-version.server.ts'
import { isTokenValid } from './probe.server.ts'
import { reach } from './proxy.server.ts'

type ErrorTables = {
  server_errors: {
    id: Generated<string>
    at: Date
    request_id: string
    method: string
    route: string
    message: string
    frames: string
  }
}
const shown = 50
/** ms between two stored errors: a flood of failures must not become a flood of rows. */
const leastBetween = 1000

/** Stores unexpected errors, at most one a second; `read` returns the last fifty, newest first. */
function keepErrors({ app, db, clock }: AppContext): { read: () => Promise<ServerError[]> } {
  const tables = db.withTables<ErrorTables>()
  let keptAt = Number.NEGATIVE_INFINITY
  app.addHook('onError', async (request, _, error) => {
    if (!isUnexpected(error) || performance.now() - keptAt < leastBetween) return
    keptAt = performance.now()
    const { type, message = type, code, stack } = loggable(error)
    const row = {
      at: new Date(clock()),
      request_id: request.id,
      method: request.method,
      route: request.routeOptions?.url ?? '',
      message: `${message}${code === undefined ? '' : ` (${code})`}`,
      frames: Array.isArray(stack) ? stack.slice(0, 4).join('\n') : '',
    }
    // The answer does not wait for it; the log has the error too.
    void tables
      .insertInto('server_errors')
      .values(row)
      .execute()
      .catch(() => {})
  })
  return {
    async read() {
      const rows = await tables
        .selectFrom('server_errors')
        .select(['at', 'request_id', 'method', 'route', 'message', 'frames'])
        .orderBy('at', 'desc')
        .orderBy(sql`id`, 'desc')
        .limit(shown)
        .execute()
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },
  }
}

/** ms between two checks of the public address. */
const lookEvery = 3_600_000

/** Days left at which somebody should look: certificates are renewed a month before they end. */
const alarmDays = 10
const day = 86_400_000

/** Shows how long the certificate of the public address lasts, and raises an alarm; left out while it cannot be seen from here. */
function showCertificate({ app, settings, machineClock: clock, alarms }: AppContext): void {
  const { publicUrl } = settings
  if (!publicUrl?.startsWith('https:')) return
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()
  let endsAt: number | undefined
  let isTrial = false
  const look = async () => {
    const reached = await reach(publicUrl)
    const found = 'reason' in reached ? undefined : await readCertificate(publicUrl, reached.to)
    endsAt = found?.endsAt
    isTrial = found?.isTrusted === false
  }
  const refresh = () => {
    if (performance.now() - lookedAt < lookEvery) return looking
    lookedAt = performance.now()
    looking = look().catch(() => {
      endsAt = undefined
    })
    return looking
  }
  showNumber(
    app,
    'certificate_left_seconds',
    'Time until the certificate of the public address ends; negative once it has.',
    async () => {
      await refresh()
      return endsAt === undefined ? undefined : Math.round((endsAt - clock()) / 1000)
    },
  )
  // The dashboard does not wait for the check.
  alarms.state('certificate', async () => {
    void refresh()
    const days = endsAt === undefined ? undefined : Math.floor((endsAt - clock()) / day)
    // Caddy's own authority issues certificates for half a day.
    return days !== undefined && days < (isTrial ? 0 : alarmDays) ? Math.max(0, days) : undefined
  })
}

/** One examination sends 15 MB through the proxy, so concurrent callers share it. */
const fresh = 5000

/** Calls of the doctor: its report, and what the server saw of the doctor's own requests. */
export const doctorApi: FeatureApi = context => {
  // It compares the machine's own time: a rehearsal's clock would seem wrong, and its backups old.
  const { settings, pool, db, storage, machineClock: clock } = context
  const key = context.secret('doctor')
  showCertificate(context)
  watchVersions(context)
  const errors = keepErrors(context)
  let last: { at: number; report: Promise<Report> } | undefined
  const look = async (): Promise<Report> => {
    const own = ownFacts({ clock })
    return {
      at: new Date(clock()).toISOString(),
      findings: await examine({ settings, pool, db, storage, clock, key, own }),
    }
  }
  serve(context, doctorContract, {
    'GET /api/doctor': () => {
      if (!last || performance.now() - last.at > fresh) last = { at: performance.now(), report: look() }
      return last.report
    },
    'GET /api/doctor/errors': async () => ({ errors: await errors.read() }),
    'POST /api/doctor/probe': ({ body: { token } }, request) => {
      if (!isTokenValid(key, clock(), token)) refuse('not-found', 404, 'There is nothing here.')
      return { ...ownFacts({ clock }), ...whoAsks(request) }
    },
  })
}

const whoAsks = (request: FastifyRequest) => ({
  ip: request.ip,
  peer: request.socket.remoteAddress ?? '',
  host: request.host,
  is_forwarded: request.headers['x-forwarded-for'] !== undefined,
  is_trusted: (request.ips?.length ?? 0) > 1,
})
