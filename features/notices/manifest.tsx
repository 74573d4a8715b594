import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'notices',
  title: { en: 'Notice to all', hi: 'सबको सूचना' },
  icon: 'i-sound',
  offline: { reads: ['/api/notices'] },
  staff: () => import('./staff-manifest.tsx'),
}
