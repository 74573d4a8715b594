import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Attractions', hi: 'आकर्षण स्थल' }, icon: 'i-pin', to: paths.attractions(), place: 5 },
]
