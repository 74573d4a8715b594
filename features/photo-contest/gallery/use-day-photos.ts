import { defineTexts, fill } from '#common/text.ts'
import { useLive } from '#kit/web/live.ts'
import type { DayPicture } from '#kit/web/manifest.ts'
import { queryHook } from '#kit/web/query.ts'
import type { Photo, photoContestContract } from '../contract.ts'

const useDay = queryHook<typeof photoContestContract>()
const texts = defineTexts({ photoBy: { en: 'Photo by {name}', hi: '{name} की फोटो' } })

/** The newest approved photos for Home's carousel, updated when staff approve or hide one. */
export function useDayPhotos(): readonly DayPicture[] {
  const { value, replace, refresh } = useDay('GET /api/photos/day', {})
  useLive<{ photos: Photo[] }>('photos-day', newer => replace(() => newer), refresh)
  return value?.photos.map(picture) ?? []
}

const picture = ({ image_url, name }: Photo): DayPicture => ({
  src: image_url,
  alt: { en: fill(texts.photoBy, 'en', { name }), hi: fill(texts.photoBy, 'hi', { name }) },
  caption: { en: name, hi: name },
})
