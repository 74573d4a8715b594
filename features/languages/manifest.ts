import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'languages',
  title: { en: 'Languages', hi: 'भाषाएँ' },
  icon: 'i-language',
  staff: () => import('./staff-manifest.ts').then(module => module.languagesStaffManifest),
}
