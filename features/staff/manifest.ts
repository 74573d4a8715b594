import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'staff',
  title: { en: 'Admin Login', hi: 'एडमिन लॉगिन' },
  icon: 'i-user',
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.accountsStaffManifest),
}
