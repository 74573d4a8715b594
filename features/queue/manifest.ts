import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'queue',
  title: { en: 'Queue', hi: 'कतार' },
  icon: 'i-clock',
  screens: [
    {
      path: paths.queue(),
      load: () => import('./queue-screen.tsx').then(module => module.QueueScreen),
      reads: ['/api/queue'],
    },
  ],
  menu: {},
  offline: { reads: ['/api/queue'], warm: ['/api/queue'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.queueStaffManifest),
}
