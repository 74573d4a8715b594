import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { browserFamily } from './browser-family.ts'
import { contract } from './contract.ts'
import { bindVoterId, type DevicesTables, keepDevice, mintedSince, spendWork } from './devices.server.ts'
import { createMintPressure } from './mint-pressure.server.ts'
import { createWork } from './work.server.ts'

const leastBits = 12 // used even when no work is required: a phone may solve a task in advance

/** Sets the cookie that identifies a phone (docs/decisions/012-fair-votes.md). On an ordinary day no work is required. */
export const api: FeatureApi = context => {
  const db = context.db.withTables<DevicesTables>()
  const pressure = createMintPressure(context.clock, since => mintedSince(db, since))
  const work = createWork(context.secret('work'), 'mint', context.clock)

  serve(context, contract, {
    'POST /api/devices': async ({ body }, request, reply) => {
      const network = context.networkOf(request)
      const at = new Date(context.clock())
      if (!request.device && (await pressure.bitsFor(network)) > 0) {
        const done = body.work && work.check(body.work.task, body.work.answer)
        if (!done || !(await spendWork(db, done, at)))
          refuse('work_required', 403, 'Many new devices at once: solve a task of /api/devices/work first.')
      }
      const device = request.device ?? context.devices.mint(reply)
      if (!request.device) pressure.add(network)
      const browser = browserFamily(request.headers['user-agent'] ?? '')
      await keepDevice(db, { id: device, network, browser, minted_at: at })
      const given = body.voter_id
      return { voter_id: await bindVoterId(db, { device, given, fresh: crypto.randomUUID(), at }) }
    },
    'GET /api/devices/work': async (_input, request) => {
      const bits = Math.max(leastBits, await pressure.bitsFor(context.networkOf(request)))
      return { task: work.ask(bits), bits }
    },
  })
}
