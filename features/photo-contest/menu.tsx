import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  {
    label: { en: 'Photo contest', hi: 'फोटो प्रतियोगिता' },
    icon: 'i-camera',
    to: paths.photoContest(),
    place: 4,
  },
]
