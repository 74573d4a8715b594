import type { House } from '#kit/server/house.ts'
import { staffOf } from '#kit/server/http/request.ts'
import { createVerdicts } from '#kit/server/photos/verdicts.ts'
import { createBallotCount } from './ballot-count.server.ts'
import { keepSettings, settingsTopic } from './contest-settings.server.ts'
import { type PhotoPage, pageSize, topics } from './contract.ts'
import { createNews } from './news.server.ts'
import { createRanks } from './photo-ranks.server.ts'
import { dayPhotos, photosByVotes, shownPhotos, topVotes } from './photos.server.ts'
import type { ContestTables } from './tables.server.ts'
import { picturesInUse, verdictOf } from './visibility.server.ts'
import { createVoteCounter } from './vote-counter.server.ts'

/** The parts of the contest that its calls for visitors and for staff share. */
export type Contest = ReturnType<typeof openContest>

export function openContest(house: House) {
  const db = house.db.withTables<ContestTables>()
  const settings = keepSettings(house)
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
  const count = createBallotCount(house.pool)
  const ranks = createRanks(house.pool, () => house.prepared.changed(topics.photos))
  const firstPage = house.prepared.answer('photos', [topics.photos, settingsTopic], () => page({}))
  const day = house.prepared.answer('photos-day', [topics.day], async () => ({ photos: await dayPhotos(db) }))
  const news = createNews(
    async ids => shownPhotos(db, ids, await onlyApproved()),
    photo => house.live.publish(topics.photos, photo.id, photo),
  )
  const verdicts = createVerdicts(async hash => verdictOf(db, hash, await onlyApproved()), house.clock)
  /** After a commit: other counts or new photos. */
  const changed = (ids: readonly string[]) => {
    news.add(ids)
    return house.prepared.changed(topics.photos)
  }
  house.photos.onServe(async (hash, request) => {
    const { isPublic, devices } = await verdicts.of(hash)
    if (isPublic) return true
    const isSender = request.device !== undefined && devices.includes(request.device)
    return (isSender || (await staffOf(request))?.roles.includes('admin')) === true && 'only-you'
  })
  house.photos.onSweep(async (hashes, shelf) => (shelf === 'photos' ? picturesInUse(db, hashes) : []))
  house.app.addHook('onClose', async () => {
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
      verdicts.forget()
      return house.prepared.changed(topics.photos)
    },
    /** After staff decided who sees a photo. */
    async shownChanged(id: string) {
      verdicts.forget()
      const [photo] = await shownPhotos(db, [id], await onlyApproved())
      if (!photo) await house.live.publish(topics.gone, id, { id })
      await changed([id])
      await house.prepared.changed(topics.day)
      await house.live.publish(topics.day, 'day', { photos: await dayPhotos(db) })
    },
  }
}
