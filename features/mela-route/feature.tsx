import type { Feature } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const feature: Feature = {
  name: 'mela-route',
  tiles: [
    {
      label: { en: 'Mela Route', hi: 'मेला मार्ग' },
      icon: 'i-route',
      to: paths.melaRoute(),
      row: 'way',
      place: 1,
    },
  ],
}
