import { facilityTypes } from '#content/facility-types.ts'
import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'
import { journeyTitle } from './plan/title.ts'

export const manifest: Manifest = {
  name: 'mela-route',
  title: facilityTypes['mela-route'].label,
  icon: 'i-route',
  screens: [
    {
      path: paths.melaRoute(),
      also: ['/facility/route'],
      load: () => import('./route-screen.tsx').then(module => module.MelaRouteScreen),
      reads: ['/api/mela-route'],
    },
    {
      path: paths.journey(),
      title: journeyTitle,
      load: () => import('./plan/plan-screen.tsx').then(module => module.JourneyPlanScreen),
      reads: ['/api/travel-rules', '/api/mela-route'],
    },
  ],
  tiles: [{ row: 'way' }],
  menu: { to: paths.journey(), icon: 'i-calendar', label: journeyTitle },
  offline: {
    reads: ['/api/mela-route', '/api/mela-route/ahead', '/api/travel-rules'],
    warm: ['/api/mela-route', '/api/mela-route/ahead', '/api/travel-rules'],
  },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.melaRouteStaffManifest),
}
