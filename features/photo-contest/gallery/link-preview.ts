import type { Photo } from '../contract.ts'
import { texts } from '../texts.ts'

/** What a messenger shows of a link to a photo, in both languages: nobody knows who will read it. */
export function sharedPhoto({ name, image_url, width, height }: Photo) {
  const scale = Math.min(1, 800 / Math.max(width, height))
  const { en, hi } = texts.photoBy
  return {
    title: `${hi.replace('{name}', name)} · ${en.replace('{name}', name)}`,
    description: `${texts.prize.hi} ${texts.prize.en}`,
    image: image_url,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}
