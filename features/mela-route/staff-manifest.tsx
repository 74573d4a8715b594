import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'full-map',
      label: { en: 'Map of the route', hi: 'रास्ते का नक्शा' },
      permission: 'content',
      place: 110,
      load: () => import('./staff/full-map-panel.tsx'),
    },
  ],
  auditWords: {
    'mela-route': { en: 'Map of the route', hi: 'रास्ते का नक्शा' },
  },
}
