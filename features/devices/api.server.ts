import { refuse } from '#common/refusal.ts'
import { workBits } from '#common/work-size.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { devicesContract } from './contract.ts'
import { bindVoterId, browserFamily, type DevicesTables, keepDevice } from './devices.server.ts'

/**
 * The most that a fair day creates, with room to spare: 30,000 devices a day, 1,500 of these in the fullest ten minutes;
 * thousands of phones of a mobile carrier share one network.
 */
const ordinary = { perNetwork: 400, inAll: 4000 }

/** Sets the cookie that identifies a phone (docs/decisions/trust.md). On an ordinary day no work is required. */
export const devicesApi: FeatureApi = context => {
  const db = context.db.withTables<DevicesTables>()
  const minting = context.budgets('mint', {
    title: { en: 'New phones', hi: 'नए फ़ोन' },
    ordinary,
  })

  serve(context, devicesContract, {
    'POST /api/devices': async ({ body }, request, reply) => {
      const network = context.networkOf(request)
      const at = new Date(context.clock())
      if (!request.device) await minting.spend(request, body.work)
      const device = request.device ?? context.devices.mint(reply)
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
