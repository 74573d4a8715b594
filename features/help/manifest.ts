import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'help',
  title: { en: 'Help', hi: 'मदद' },
  icon: 'i-phone',
  search: () => import('./search-words.ts'),
}
