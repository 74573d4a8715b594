import type { FeatureApi } from '#kit/server/house.ts'
import { loggable } from '#kit/server/http/log.ts'
import { erase } from './erase.server.ts'

const every = 3_600_000

/** Erases by itself what has been kept long enough; its pictures go with the next sweep. */
export const api: FeatureApi = house => {
  const look = async () => {
    const gone = await erase(house.db, house.clock())
    if (Object.keys(gone).length === 0) return
    house.app.log.info({ gone }, 'Erased after a year.')
    if (gone.quiz_attempts) await house.prepared.changed('mela-quiz')
    if (gone.photo_contest_submissions) await house.prepared.changed('photos')
    await house.photos.sweep()
  }
  const timer = setInterval(
    () => look().catch(error => house.app.log.warn({ error: loggable(error) }, 'not erased')),
    every,
  ).unref()
  house.app.addHook('onClose', async () => clearInterval(timer))
}
