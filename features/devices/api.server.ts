import { refuse } from '#common/refusal.ts'
import { workBits } from '#common/work-size.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { contract } from './contract.ts'
import { bindVoterId, browserFamily, type DevicesTables, keepDevice, mintedSince } from './devices.server.ts'
import { createMintPressure } from './mint-pressure.server.ts'

/** Sets the cookie that identifies a phone (docs/decisions/012-fair-votes.md). On an ordinary day no work is required. */
export const api: FeatureApi = context => {
  const db = context.db.withTables<DevicesTables>()
  const pressure = createMintPressure(context.clock, since => mintedSince(db, since))
  const chargeMint = context.work.charge('mint', async request =>
    request.device ? 0 : pressure.owedBy(context.networkOf(request)),
  )

  serve(context, contract, {
    'POST /api/devices': async ({ body }, request, reply) => {
      const network = context.networkOf(request)
      const at = new Date(context.clock())
      await chargeMint(request, body.work)
      const device = request.device ?? context.devices.mint(reply)
      if (!request.device) pressure.add(network)
      const browser = browserFamily(request.headers['user-agent'] ?? '')
      await keepDevice(db, { id: device, network, browser, minted_at: at })
      const given = body.voter_id
      return { voter_id: await bindVoterId(db, { device, given, fresh: crypto.randomUUID(), at }) }
    },
    'GET /api/devices/work': async ({ query }, request) => {
      const asked = (await context.work.ask(query.action, request)) ?? refuse('not-found', 404)
      return { ...asked, bits: workBits }
    },
  })
}
