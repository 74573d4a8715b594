import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const crowdStatusStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'crowd-status',
      label: { en: 'Crowd levels', hi: 'भीड़ की स्थिति' },
      permission: 'crowd',
      speaksToVisitors: true,
      load: () => import('./staff/crowd-panel.tsx').then(module => module.CrowdPanel),
    },
    {
      id: 'crowd-places',
      label: { en: 'Crowd places', hi: 'भीड़ वाली जगहें' },
      icon: 'i-gate',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./places/staff/places-panel.tsx').then(module => module.CrowdPlacesPanel),
    },
  ],
  auditWords: {
    'crowd-reporters': { en: 'Crowd reporters', hi: 'भीड़ की सूचना देने वाले' },
    crowd: { en: 'Crowd', hi: 'भीड़' },
    'crowd-place': { en: 'Crowd place', hi: 'भीड़ वाली जगह' },
    reported: { en: 'reported', hi: 'स्थिति बताना' },
    withdrawn: { en: 'taken back', hi: 'वापस लेना' },
  },
  cases: [
    { kind: 'crowd-high', icon: 'l-high', panel: 'crowd-status', asks: 'place' },
    { kind: 'crowd-silent', icon: 'l-none', panel: 'crowd-status', asks: 'place' },
  ],
  exports: [{ list: 'crowd', label: { en: 'Crowd levels', hi: 'भीड़ की स्थिति' } }],
  auditFilters: [{ subject: 'crowd', label: { en: 'Crowd', hi: 'भीड़' } }],
}
