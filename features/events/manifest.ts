import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'events',
  title: { en: 'Events', hi: 'कार्यक्रम' },
  icon: 'i-calendar',
  screens: [
    {
      path: paths.events(),
      load: () => import('./events-screen.tsx').then(module => module.EventsScreen),
      reads: ['/api/events'],
    },
  ],
  menu: {},
  offline: { reads: ['/api/events'], warm: ['/api/events'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.eventsStaffManifest),
}
