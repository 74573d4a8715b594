import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'
import { HomeQueue } from './home-queue.tsx'

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
  blocks: [{ place: 'queue', Block: HomeQueue }],
  menu: { place: 3.5 },
  offline: { reads: ['/api/queue'], warm: { place: 61, reads: ['/api/queue'] } },
  search: { place: 59, load: () => import('./search-words.ts') },
  staff: () => import('./staff-manifest.ts').then(module => module.queueStaffManifest),
}
