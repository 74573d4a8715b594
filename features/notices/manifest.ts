import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'notices',
  title: { en: 'Notice to all', hi: 'सबको सूचना' },
  icon: 'i-sound',
  // Also fetched at the first visit: the page opened before the service worker, and a hold must survive a reload without network.
  offline: { reads: ['/api/notices'], warm: ['/api/notices'] },
  staff: () => import('./staff-manifest.ts').then(module => module.noticesStaffManifest),
}
