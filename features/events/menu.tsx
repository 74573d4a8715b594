import type { MenuLine } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Events', hi: 'कार्यक्रम' }, icon: 'i-calendar', to: paths.events(), place: 2 },
]
