import type { FeatureApi } from '#kit/server/context.ts'
import { readSettings } from '#kit/server/settings.ts'
import { listen } from '#server/listen.ts'
import { openContext } from '#server/open-context.ts'

/** The real server with one more call, whose rows a test can count: a key is written once and told once. */
const write: FeatureApi = context => {
  context.app.post<{ Params: { key: string } }>('/api/round/:key', async (request, reply) => {
    await context.pool.query(
      `with fresh as (insert into settings (key, value) values ($1, '1') on conflict (key) do nothing returning key)
       insert into live_events (topic, key, data) select 'round', key, '{}' from fresh`,
      [request.params.key],
    )
    return reply.code(201).send({})
  })
}
const settings = readSettings(process.env)
const context = await openContext(settings, { features: [{ name: 'round', api: write }], starters: {} })
const address = await listen(context.app, settings)
process.once('SIGTERM', async () => {
  await context.close()
  process.exit()
})
console.log(`Round server is open at ${address}`)
