import type { Manifest } from '#kit/web/manifest.ts'
import { weatherTexts } from './texts.ts'

export const manifest: Manifest = {
  name: 'weather',
  title: weatherTexts.title,
  icon: 'i-rain',
  offline: { reads: ['/api/weather'] },
  search: () => import('./search-words.ts'),
}
