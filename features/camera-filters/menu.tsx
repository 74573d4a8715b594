import type { MenuLine } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const menu: readonly MenuLine[] = [
  {
    label: { en: 'Camera Filters', hi: 'कैमरा फ़िल्टर' },
    icon: 'i-camera',
    to: paths.cameraFilters(),
    place: 70,
  },
]
