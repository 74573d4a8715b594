import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'languages',
  title: { en: 'Languages', hi: 'भाषाएँ' },
  icon: 'i-language',
  staff: () => import('./staff-manifest.tsx').then(module => module.languagesStaffManifest),
}
