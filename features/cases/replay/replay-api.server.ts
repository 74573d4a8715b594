import { fairDate } from '#common/fair-time.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { CasesTables } from '../tables.server.ts'
import { replayDuty, replayLines } from './replay.server.ts'
import { replayContract } from './replay-contract.ts'
import { sealLines } from './sealed-lines.server.ts'

const spanOf = ({ from, until }: { from: string; until: string }) => ({
  from: new Date(from),
  until: new Date(until),
})

/** What happened from one time to another, on the screen and as a sealed file. */
export const serveReplay: FeatureApi = context => {
  const db = context.db.withTables<CasesTables>()
  const kinds = () =>
    Object.fromEntries(
      context.features.flatMap(({ cases = [] }) => cases.map(({ kind, title }) => [kind, title])),
    )
  serve(context, replayContract, {
    'GET /api/replay': async ({ query }) => {
      const span = spanOf(query)
      const [lines, duty] = await Promise.all([replayLines(context.db, span), replayDuty(db, span)])
      return { ...query, lines, duty, kinds: kinds() }
    },
    'GET /api/replay/file': async ({ query }, { staff }, reply) => {
      const span = spanOf(query)
      const [lines, duty] = await Promise.all([replayLines(context.db, span), replayDuty(db, span)])
      const now = context.clock()
      const about = {
        ...query,
        made_at: new Date(now).toISOString(),
        made_by: signedIn(staff).username,
        duty,
      }
      const { file, seal } = sealLines(about, lines)
      // The seal is also in the audit log, which nobody can change, so a forged file does not match it.
      const after = { ...query, lines: lines.length, seal }
      await audit(context.db, {
        ...{ staff: signedIn(staff), at: new Date(now), action: 'exported', subject: 'replay', after },
      })
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="replay-${fairDate(span.from.getTime())}.jsonl"`)
        .type('application/x-ndjson; charset=utf-8')
        .send(file)
    },
  })
}
