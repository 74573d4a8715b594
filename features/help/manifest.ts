import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'help',
  title: { en: 'Help', hi: 'मदद' },
  icon: 'i-phone',
  search: { place: 10, load: () => import('./search-words.ts') },
}
