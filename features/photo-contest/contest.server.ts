import { may } from '#common/permissions.ts'
import type { AppContext } from '#kit/server/context.ts'
import { type By, staffOf } from '#kit/server/http/request.ts'
import { createShortCache } from '#kit/server/http/short-cache.ts'
import { createImageAccessCache } from '#kit/server/photos/image-access.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { mostPhotos, type PhotoPage, pageSize, topics } from './contract.ts'
import { createLiveBroadcaster } from './gallery/live-broadcaster.server.ts'
import {
  dayPhotos,
  imageAccessOf,
  photosByVotes,
  readCursor,
  topVotes,
  visiblePhotos,
} from './gallery/photos.server.ts'
import { type ContestSettings, contestSettings } from './moderation/staff-contract.ts'
import type { ContestTables } from './tables.server.ts'
import { castVote, type Vote, type VoteResult } from './votes/votes.server.ts'

/** What the API for visitors and the API for staff share: database, settings, the cached lists, votes. */
export type Contest = ReturnType<typeof openContest>

export function openContest(context: AppContext) {
  const db = context.db.withTables<ContestTables>()
  const settings = openContestSettings(context)
  const onlyApproved = async () => (await settings.now()).only_approved

  const vote = async (cast: Vote): Promise<VoteResult | { outcome: 'closed' }> => {
    const { is_closed, only_approved } = await settings.now()
    if (is_closed) return { outcome: 'closed' }
    const result = await castVote(db, cast, only_approved)
    if (result.outcome === 'counted') void photosChanged([cast.photoId])
    return result
  }

  /** A hundred photos of the gallery; `after`: the cursor of a page, or nothing for the first. */
  const readHundred = async (after = '') => {
    const { only_approved, is_closed } = await settings.now()
    const [photos, top] = await Promise.all([
      photosByVotes(db, {
        limit: mostPhotos,
        onlyApproved: only_approved,
        after: after ? readCursor(after) : undefined,
      }),
      topVotes(db, only_approved),
    ])
    return { ...photos, top, is_closed }
  }
  const cut = (part: Awaited<ReturnType<typeof readHundred>>, limit: number): PhotoPage => {
    const { photos, cursors, hasMore, top, is_closed } = part
    const isCut = hasMore || photos.length > limit
    const next = isCut ? (cursors[Math.min(limit, photos.length) - 1] ?? null) : null
    return { photos: photos.slice(0, limit), next, top, is_closed }
  }
  const contestTopics = [topics.photos, settingsTopic]
  // Whichever part of a hundred is requested, they are read once per change, and later pages once in 250 ms.
  const firstHundred = context.responseCache.answer('photos-hundred', contestTopics, () => readHundred())
  const laterHundreds = createShortCache(readHundred)
  /** One page of the gallery. */
  const page = async ({
    limit = pageSize,
    after,
  }: {
    limit?: number | undefined
    after?: string | undefined
  }) => {
    const hundred = after ? laterHundreds.of(after) : (firstHundred.value() ?? firstHundred.renew())
    return cut(await hundred, limit)
  }
  const firstPage = context.responseCache.answer('photos', contestTopics, async () =>
    cut(await readHundred(), pageSize),
  )
  const day = context.responseCache.answer('photos-day', [topics.day], async () => ({
    photos: await dayPhotos(db),
  }))

  const broadcaster = createLiveBroadcaster(
    async ids => visiblePhotos(db, ids, await onlyApproved()),
    (id, read) => void context.live.publish(topics.photos, id, read),
  )
  const photosChanged = (ids: readonly string[]) => {
    laterHundreds.forget()
    broadcaster.add(ids)
    return context.responseCache.changed(topics.photos)
  }

  // A picture that is not public is served to the phone that sent it and to admins.
  const imageAccess = createImageAccessCache(
    async hash => imageAccessOf(db, hash, await onlyApproved()),
    context.clock,
  )
  context.photos.onServe(async (hash, request) => {
    const { isKnown, isPublic, devices } = await imageAccess.of(hash)
    if (!isKnown) return undefined
    if (isPublic) return true
    const isSender = request.device !== undefined && devices.includes(request.device)
    const roles = isSender ? [] : ((await staffOf(request))?.roles ?? [])
    return (isSender || may(roles, 'photos') || may(roles, 'votes')) && 'only-you'
  })
  context.photos.onErased(imageAccess.forget)
  context.photos.onSweep(namedIn(db, 'photo_contest_submissions', 'photos'))
  context.app.addHook('onClose', async () => {
    broadcaster.close()
  })

  return {
    db,
    settings,
    onlyApproved,
    page,
    firstPage,
    day,
    vote,
    /** Call after a commit: these photos are new or their counts have changed. */
    photosChanged,
    /** Call after a commit: this photo is new. */
    entered({ id, image_hash }: { id: string; image_hash: string }) {
      imageAccess.forget(image_hash)
      return photosChanged([id])
    },
    /** Call after staff changed a setting, which decides who sees all photos. */
    async settingsChanged() {
      imageAccess.forget()
      laterHundreds.forget()
      await context.responseCache.changed(topics.photos)
      await context.live.publish(topics.shown, 'all', {})
    },
    /** Call after staff approved, hid or showed this photo. `isShown`: it may be one that nobody saw before. */
    async visibilityChanged(id: string, isShown = false) {
      imageAccess.forget()
      laterHundreds.forget()
      const [photo] = await visiblePhotos(db, [id], await onlyApproved())
      if (!photo) await context.live.publish(topics.gone, id, { id })
      await photosChanged([id])
      if (photo && isShown)
        await context.live.publish(topics.shown, id, async () => {
          const [now] = await visiblePhotos(db, [id], await onlyApproved())
          return now
        })
      await context.responseCache.changed(topics.day)
      await context.live.publish(topics.day, 'day', async () => ({ photos: await dayPhotos(db) }))
    },
  }
}

const settingName = 'photo-contest'
const settingsTopic = 'photo-contest-settings'

type ContestSettingsStore = {
  /** From memory; read again from the database after a change in any server process. */
  now: () => ContestSettings | Promise<ContestSettings>
  change: (value: Partial<ContestSettings>, by: By) => Promise<ContestSettings>
}

function openContestSettings(context: AppContext): ContestSettingsStore {
  const read = async (db = context.db): Promise<ContestSettings> =>
    (await readSetting(db, settingName, contestSettings))?.value ?? { only_approved: false, is_closed: false }
  const answer = context.responseCache.answer(settingsTopic, [settingsTopic], () => read())
  return {
    now: () => answer.value() ?? answer.renew(),
    async change(value, by) {
      const change = (now: ContestSettings) => ({ ...now, ...value })
      const after = await changeSetting(context.db, settingName, { read, change, ...by })
      await answer.renew()
      await context.responseCache.changed(settingsTopic)
      return after
    },
  }
}
