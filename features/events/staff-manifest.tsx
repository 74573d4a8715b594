import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'events',
      permission: 'content',
      place: 100,
      load: () => import('./staff/events-panel.tsx'),
    },
  ],
  auditWords: {
    event: { en: 'Event', hi: 'कार्यक्रम' },
  },
}
