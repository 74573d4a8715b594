import type { AppContext } from '#kit/server/context.ts'
import { staffOf } from '#kit/server/http/request.ts'
import { createImageAccessCache } from '#kit/server/photos/image-access.ts'
import { type PhotoPage, pageSize, topics } from './contract.ts'
import { createNews } from './gallery/live-broadcaster.server.ts'
import { picturesInUse, verdictOf } from './gallery/photo-visibility.server.ts'
import { dayPhotos, photosByVotes, shownPhotos, topVotes } from './gallery/photos.server.ts'
import { keepSettings, settingsTopic } from './moderation/contest-settings.server.ts'
import type { ContestTables } from './tables.server.ts'
import { createBallotCount } from './votes/optimistic-count.server.ts'
import { createRanks } from './votes/rank-updater.server.ts'
import { createVoteCounter } from './votes/vote-batcher.server.ts'

/** The parts of the contest that its calls for visitors and for staff share. */
export type Contest = ReturnType<typeof openContest>

export function openContest(context: AppContext) {
  const db = context.db.withTables<ContestTables>()
  const settings = keepSettings(context)
  const onlyApproved = async () => (await settings.now()).only_approved

  const page = async (part: {
    limit?: number | undefined
    after?: Parameters<typeof photosByVotes>[1]['after']
  }) => {
    const { only_approved, is_closed } = await settings.now()
    await ranks.follow()
    const [photos, top] = await Promise.all([
      photosByVotes(db, { limit: part.limit ?? pageSize, onlyApproved: only_approved, after: part.after }),
      topVotes(db, only_approved),
    ])
    return { ...photos, top, is_closed } satisfies PhotoPage
  }
  const count = createBallotCount(context.pool)
  const ranks = createRanks(context.pool, () => context.responseCache.changed(topics.photos))
  const firstPage = context.responseCache.answer('photos', [topics.photos, settingsTopic], () => page({}))
  const day = context.responseCache.answer('photos-day', [topics.day], async () => ({
    photos: await dayPhotos(db),
  }))
  const news = createNews(
    async ids => shownPhotos(db, ids, await onlyApproved()),
    photo => context.live.publish(topics.photos, photo.id, photo),
  )
  const imageAccess = createImageAccessCache(
    async hash => verdictOf(db, hash, await onlyApproved()),
    context.clock,
  )
  /** After a commit: other counts or new photos. */
  const changed = (ids: readonly string[]) => {
    news.add(ids)
    return context.responseCache.changed(topics.photos)
  }
  context.photos.onServe(async (hash, request) => {
    const { isPublic, devices } = await imageAccess.of(hash)
    if (isPublic) return true
    const isSender = request.device !== undefined && devices.includes(request.device)
    return (isSender || (await staffOf(request))?.roles.includes('admin')) === true && 'only-you'
  })
  context.photos.onSweep(async (hashes, folder) => (folder === 'photos' ? picturesInUse(db, hashes) : []))
  context.app.addHook('onClose', async () => {
    news.close()
    ranks.close()
  })

  return {
    db,
    settings,
    onlyApproved,
    page,
    firstPage,
    day,
    votes: createVoteCounter(
      async ballots => {
        const { is_closed, only_approved } = await settings.now()
        return is_closed ? ballots.map(() => ({ outcome: 'closed' })) : count(ballots, only_approved)
      },
      ids => {
        ranks.add(ids)
        return changed(ids)
      },
    ),
    changed,
    /** After staff decided for all photos at once. */
    settingsChanged() {
      imageAccess.forget()
      return context.responseCache.changed(topics.photos)
    },
    /** After staff decided who sees a photo. */
    async shownChanged(id: string) {
      imageAccess.forget()
      const [photo] = await shownPhotos(db, [id], await onlyApproved())
      if (!photo) await context.live.publish(topics.gone, id, { id })
      await changed([id])
      await context.responseCache.changed(topics.day)
      await context.live.publish(topics.day, 'day', { photos: await dayPhotos(db) })
    },
  }
}
