import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'History', hi: 'इतिहास' }, icon: 'm-om', to: paths.history(), place: 1 },
]
