import type { Feature } from '#web/kit/feature.tsx'
import { later } from '#web/kit/later.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'crowd-status',
  menu: [
    { label: { en: 'Crowd Status', hi: 'भीड़ की स्थिति' }, icon: 'i-crowd', to: paths.crowdStatus(), place: 3 },
  ],
  blocks: [{ place: 'now', Block: later(() => import('./crowd-now.tsx').then(part => part.CrowdNow)) }],
}
