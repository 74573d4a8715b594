import type { Feature } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const feature: Feature = {
  name: 'lost-found',
  tiles: [
    {
      label: { en: 'Lost & Found', hi: 'खोया-पाया' },
      icon: 'i-lost',
      to: paths.lostFound(),
      row: 'way',
      place: 3,
    },
  ],
}
