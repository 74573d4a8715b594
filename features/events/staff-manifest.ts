import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const eventsStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'events',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/events-panel.tsx').then(module => module.EventsPanel),
    },
  ],
  auditWords: {
    event: { en: 'Event', hi: 'कार्यक्रम' },
  },
}
