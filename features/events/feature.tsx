import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'events',
  menu: [{ label: { en: 'Events', hi: 'कार्यक्रम' }, icon: 'i-calendar', to: paths.events(), place: 2 }],
}
