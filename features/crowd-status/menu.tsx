import type { MenuLine } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Crowd Status', hi: 'भीड़ की स्थिति' }, icon: 'i-crowd', to: paths.crowdStatus(), place: 3 },
]
