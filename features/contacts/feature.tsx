import type { Feature } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const feature: Feature = {
  name: 'contacts',
  tiles: [
    {
      label: { en: 'Centralised Contact', hi: 'केंद्रीकृत संपर्क' },
      icon: 'i-contact',
      to: paths.facility('centralised-contact'),
      row: 'way',
      place: 4,
    },
  ],
}
