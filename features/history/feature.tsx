import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'history',
  menu: [{ label: { en: 'History', hi: 'इतिहास' }, icon: 'm-om', to: paths.history(), place: 1 }],
}
