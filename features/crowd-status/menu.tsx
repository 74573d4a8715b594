import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Crowd Status', hi: 'भीड़ की स्थिति' }, icon: 'i-crowd', to: paths.crowdStatus(), place: 3 },
]
