import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Places', hi: 'जगहें' }

export const staff: StaffManifest = {
  panels: [
    {
      id: 'places',
      label,
      permission: 'content',
      place: 80,
      load: () => import('./staff/places-panel.tsx'),
    },
  ],
  auditWords: {
    place: { en: 'Place', hi: 'जगह' },
  },
  auditFilters: [{ subject: 'place', label, place: 1 }],
}
