import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'crowd-status',
      label: { en: 'Crowd levels', hi: 'भीड़ की स्थिति' },
      role: 'admin',
      place: 10,
      load: () => import('./staff/crowd-panel.tsx'),
    },
  ],
  auditWords: {
    crowd: { en: 'Crowd', hi: 'भीड़' },
    reported: { en: 'reported', hi: 'स्थिति बताना' },
  },
  auditFilters: [{ subject: 'crowd', label: { en: 'Crowd', hi: 'भीड़' }, place: 3 }],
}
