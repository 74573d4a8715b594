import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'home',
  title: { en: 'Home', hi: 'होम' },
  icon: 'i-home',
  search: () => import('./search-words.ts'),
}
