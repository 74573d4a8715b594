import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'staff',
  title: { en: 'Admin Login', hi: 'एडमिन लॉगिन' },
  icon: 'i-user',
  search: { place: 190, load: () => import('./search-words.tsx') },
  staff: () => import('./staff-manifest.tsx').then(module => module.accountsStaffManifest),
}
