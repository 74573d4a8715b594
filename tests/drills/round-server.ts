import type { FeatureApi, ServerManifest } from '#kit/server/context.ts'
import { sharedSecret } from '#kit/server/db/first-start.ts'
import { createDevices } from '#kit/server/http/device.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { listen } from '#server/listen.ts'
import { openContext } from '#server/open-context.ts'

/**
 * The real server with two more calls: one writes a countable row, once per key and announced once; the other makes a phone
 * that the guide has known for a hundred days, so that it owes no proof of work although all come from one network.
 */
const round: FeatureApi = async context => {
  const key = await sharedSecret(context.pool, 'device-key')
  const known = createDevices(key, () => context.clock() - 100 * 86_400_000, false)
  context.app.post<{ Params: { key: string } }>('/api/round/:key', async (request, reply) => {
    await context.pool.query(
      `with fresh as (insert into settings (key, value) values ($1, '1') on conflict (key) do nothing returning key)
       insert into round_writes (key) select key from fresh`,
      [request.params.key],
    )
    return reply.code(201).send({})
  })
  context.app.post('/api/round-devices', async (_, reply) => {
    known.mint(reply)
    return reply.code(201).send({})
  })
}
const settings = readSettings(process.env)
const features = [...Object.values<ServerManifest>(allFeatures), { name: 'round', api: round }]
const context = await openContext(settings, { features, starters: {} })
const address = await listen(context.app, settings)
process.once('SIGTERM', async () => {
  await context.close()
  process.exit()
})
console.log(`Round server is open at ${address}`)
