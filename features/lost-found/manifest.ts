import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'
import { looksLostTitle } from './looks-lost/title.ts'

export const manifest: Manifest = {
  name: 'lost-found',
  title: { en: 'Lost & Found', hi: 'खोया-पाया' },
  icon: 'i-lost',
  screens: [
    {
      path: paths.lostFound(),
      load: () => import('./lost-found-screen.tsx').then(module => module.LostFoundScreen),
    },
    {
      path: paths.lostFound('submit'),
      load: () => import('./report/report-screen.tsx').then(module => module.ItemReportScreen),
      flow: true,
    },
    {
      path: paths.missingPerson(),
      load: () =>
        import('./missing-person/missing-person-screen.tsx').then(module => module.MissingPersonScreen),
      flow: true,
      title: { en: 'Missing person', hi: 'बिछड़े लोग' },
    },
    {
      path: paths.looksLost(),
      load: () => import('./looks-lost/looks-lost-screen.tsx').then(module => module.LooksLostScreen),
      flow: true,
      title: looksLostTitle,
    },
  ],
  menu: {
    label: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
    icon: 'i-user',
    to: paths.missingPerson(),
  },
  tiles: [{ row: 'way' }],
  offline: { reads: ['/api/lost-found'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.lostFoundStaffManifest),
}
