import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { showCertificate } from './certificate-metric.server.ts'
import { doctorContract, type Report } from './contract.ts'
import { examine } from './examine.server.ts'
import { keepErrors } from './last-errors.server.ts'
import { watchVersions } from './new-version.server.ts'
import { ownFacts } from './own-facts.server.ts'
import { isTokenValid } from './probe.server.ts'

/** One look sends 15 MB through the proxy: several people who ask share it. */
const fresh = 5000

/** Calls of the doctor: its report, and what the server sees of the doctor's own requests. */
export const doctorApi: FeatureApi = context => {
  // What it compares is the machine's: a rehearsal's clock would seem wrong, and its backups old.
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
