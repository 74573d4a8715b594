import type { MenuLine } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'History', hi: 'इतिहास' }, icon: 'm-om', to: paths.history(), place: 1 },
]
