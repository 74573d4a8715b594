import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'notices',
  title: { en: 'Notice to all', hi: 'सबको सूचना' },
  icon: 'i-sound',
  // Fetched at the first visit too: its page was open before the service worker, and a hold must stand after a reload without network.
  offline: { reads: ['/api/notices'], warm: ['/api/notices'] },
  staff: () => import('./staff-manifest.ts').then(module => module.noticesStaffManifest),
}
