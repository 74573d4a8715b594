import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'places',
      label: { en: 'Places', hi: 'जगहें' },
      icon: 'i-pin',
      role: 'admin',
      place: 80,
      load: () => import('./staff/places-panel.tsx'),
    },
  ],
  auditWords: {
    place: { en: 'Place', hi: 'जगह' },
  },
  auditFilters: [{ subject: 'place', label: { en: 'Places', hi: 'जगहें' }, place: 1 }],
}
