import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  {
    label: { en: 'Camera Filters', hi: 'कैमरा फ़िल्टर' },
    icon: 'i-camera',
    to: paths.cameraFilters(),
    place: 70,
  },
]
