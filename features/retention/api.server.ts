import type { FeatureApi } from '#kit/server/context.ts'
import { erase, erasuresOf } from './erase.server.ts'

const hour = 3_600_000

/** Erases old rows at intervals; the next sweep deletes their pictures. */
export const retentionApi: FeatureApi = context => {
  context.looks.every(hour, 'retention', async () => {
    const gone = await erase(context, context.clock())
    if (Object.keys(gone).length === 0) return
    context.app.log.info({ gone }, 'Erased after a year.')
    for (const { table, topic } of erasuresOf(context))
      if (topic && gone[table]) await context.responseCache.changed(topic)
    await context.photos.sweep()
  })
}
