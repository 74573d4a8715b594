import type { AppContext } from '#kit/server/context.ts'
import { type Staff, staffOf } from '#kit/server/http/request.ts'
import { createImageAccessCache } from '#kit/server/photos/image-access.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { readSetting, writeSetting } from '#kit/server/staff/staff-settings.ts'
import { type PhotoPage, pageSize, topics } from './contract.ts'
import { createLiveBroadcaster } from './gallery/live-broadcaster.server.ts'
import {
  type Cursor,
  dayPhotos,
  imageAccessOf,
  imagesInUse,
  photosByVotes,
  topVotes,
  visiblePhotos,
} from './gallery/photos.server.ts'
import { type ContestSettings, contestSettings } from './moderation/staff-contract.ts'
import type { ContestTables } from './tables.server.ts'
import { createVoteCounter } from './votes/count-votes.server.ts'
import { createRankUpdater } from './votes/rank-updater.server.ts'
import { createVoteBatcher } from './votes/vote-batcher.server.ts'

/** What the API for visitors and the API for staff share: database, settings, the cached lists, the vote batcher. */
export type Contest = ReturnType<typeof openContest>

export function openContest(context: AppContext) {
  const db = context.db.withTables<ContestTables>()
  const settings = openContestSettings(context)
  const onlyApproved = async () => (await settings.now()).only_approved

  const countVotes = createVoteCounter(context.pool)
  const rankUpdater = createRankUpdater(context.pool, () => context.responseCache.changed(topics.photos))
  const votes = createVoteBatcher(
    async batch => {
      const { is_closed, only_approved } = await settings.now()
      return is_closed ? batch.map(() => ({ outcome: 'closed' })) : countVotes(batch, only_approved)
    },
    ids => {
      rankUpdater.add(ids)
      return photosChanged(ids)
    },
  )

  /** One page of the gallery. */
  const page = async (part: { limit?: number | undefined; after?: Cursor | undefined }) => {
    const { only_approved, is_closed } = await settings.now()
    await rankUpdater.catchUp()
    const [photos, top] = await Promise.all([
      photosByVotes(db, { limit: part.limit ?? pageSize, onlyApproved: only_approved, after: part.after }),
      topVotes(db, only_approved),
    ])
    return { ...photos, top, is_closed } satisfies PhotoPage
  }
  const firstPage = context.responseCache.answer('photos', [topics.photos, settingsTopic], () => page({}))
  const day = context.responseCache.answer('photos-day', [topics.day], async () => ({
    photos: await dayPhotos(db),
  }))

  const broadcaster = createLiveBroadcaster(
    async ids => visiblePhotos(db, ids, await onlyApproved()),
    photo => context.live.publish(topics.photos, photo.id, photo),
  )
  const photosChanged = (ids: readonly string[]) => {
    broadcaster.add(ids)
    return context.responseCache.changed(topics.photos)
  }

  // A picture that is not public is served to the phone that sent it and to admins.
  const imageAccess = createImageAccessCache(
    async hash => imageAccessOf(db, hash, await onlyApproved()),
    context.clock,
  )
  context.photos.onServe(async (hash, request) => {
    const { isPublic, devices } = await imageAccess.of(hash)
    if (isPublic) return true
    const isSender = request.device !== undefined && devices.includes(request.device)
    return (isSender || (await staffOf(request))?.roles.includes('admin')) === true && 'only-you'
  })
  context.photos.onSweep(async (hashes, folder) => (folder === 'photos' ? imagesInUse(db, hashes) : []))
  context.app.addHook('onClose', async () => {
    broadcaster.close()
    rankUpdater.close()
  })

  return {
    db,
    settings,
    onlyApproved,
    page,
    firstPage,
    day,
    votes,
    /** Call after a commit: these photos are new or have other counts. */
    photosChanged,
    /** Call after staff changed a setting, which decides for all photos who sees them. */
    settingsChanged() {
      imageAccess.forget()
      return context.responseCache.changed(topics.photos)
    },
    /** Call after staff approved, hid or showed this photo. */
    async visibilityChanged(id: string) {
      imageAccess.forget()
      const [photo] = await visiblePhotos(db, [id], await onlyApproved())
      if (!photo) await context.live.publish(topics.gone, id, { id })
      await photosChanged([id])
      await context.responseCache.changed(topics.day)
      await context.live.publish(topics.day, 'day', { photos: await dayPhotos(db) })
    },
  }
}

const settingName = 'photo-contest'
const settingsTopic = 'photo-contest-settings'

type ContestSettingsStore = {
  /** From memory; read again from the database after a change in any server process. */
  now: () => ContestSettings | Promise<ContestSettings>
  change: (value: ContestSettings, staff: Staff) => Promise<void>
}

function openContestSettings(context: AppContext): ContestSettingsStore {
  const answer = context.responseCache.answer(
    settingsTopic,
    [settingsTopic],
    async (): Promise<ContestSettings> => {
      const decided = await readSetting(context.db, settingName, contestSettings)
      return decided?.value ?? { only_approved: false, is_closed: false }
    },
  )
  return {
    now: () => answer.value() ?? answer.renew(),
    async change(value, staff) {
      const at = new Date(context.clock())
      const before = await answer.renew()
      await context.db.transaction().execute(async transaction => {
        await writeSetting(transaction, settingName, { value, by: staff.id, at })
        await audit(transaction, {
          staff,
          at,
          action: 'changed',
          subject: 'photo-contest',
          before,
          after: value,
        })
      })
      await answer.renew()
      await context.responseCache.changed(settingsTopic)
    },
  }
}
