import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'photo-contest',
  tiles: [
    { label: { en: 'Gallery', hi: 'गैलरी' }, icon: 'i-gallery', to: paths.gallery(), row: 'stay', place: 3 },
  ],
  menu: [
    {
      label: { en: 'Photo contest', hi: 'फोटो प्रतियोगिता' },
      icon: 'i-camera',
      to: paths.photoContest(),
      place: 4,
    },
  ],
}
