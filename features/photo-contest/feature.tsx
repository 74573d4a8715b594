import type { Feature } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const feature: Feature = {
  name: 'photo-contest',
  tiles: [
    { label: { en: 'Gallery', hi: 'गैलरी' }, icon: 'i-gallery', to: paths.gallery(), row: 'stay', place: 3 },
  ],
}
