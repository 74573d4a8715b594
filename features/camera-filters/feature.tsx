import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'camera-filters',
  menu: [
    {
      label: { en: 'Camera Filters', hi: 'कैमरा फ़िल्टर' },
      icon: 'i-camera',
      to: paths.cameraFilters(),
      place: 70,
    },
  ],
}
