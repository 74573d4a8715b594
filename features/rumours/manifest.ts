import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'rumours',
  title: { en: 'Rumour or true', hi: 'अफ़वाह या सच' },
  icon: 'i-sound',
  screens: [
    {
      path: paths.rumours(),
      load: () => import('./rumours-screen.tsx').then(module => module.RumoursScreen),
      reads: ['/api/rumours'],
    },
  ],
  menu: {},
  offline: { reads: ['/api/rumours'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.rumoursStaffManifest),
}
