import type { Text } from '#common/text.ts'
import type { DayPicture } from '#kit/web/manifest.ts'

const captions: readonly Text[] = [
  { en: 'Temple at sunrise', hi: 'सूर्योदय में मंदिर' },
  { en: 'Kanwariyas by the river', hi: 'नदी किनारे कांवरिये' },
  { en: 'Lamps on the river', hi: 'नदी पर दीये' },
  { en: 'Ganga water on the Shivling', hi: 'शिवलिंग पर गंगाजल' },
  { en: 'Flags in the rain', hi: 'बारिश में ध्वजाएँ' },
]
/** Shown if there are no approved photos or they cannot be loaded (specification §8: five fallback pictures). */
export const drawnPictures: readonly DayPicture[] = captions.map((caption, i) => ({
  src: `/art/day-${i + 1}.svg`,
  alt: caption,
  caption,
}))
