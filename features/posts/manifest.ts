import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'posts',
  title: { en: 'Numbered Posts', hi: 'नंबर वाली पोस्ट' },
  icon: 'i-pole',
  screens: [
    {
      path: '/p/:code?',
      load: () => import('./post-screen.tsx').then(module => module.PostScreen),
      pages: [{ address: paths.post() }],
    },
  ],
  menu: { to: paths.post() },
  offline: { reads: ['/api/posts'], warm: ['/api/posts'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.postsStaffManifest),
}
