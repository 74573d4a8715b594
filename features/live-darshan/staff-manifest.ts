import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const liveDarshanStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'live-darshan',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/stream-panel.tsx').then(module => module.LiveDarshanPanel),
    },
  ],
  auditWords: {
    'live-darshan': { en: 'Live darshan', hi: 'लाइव दर्शन' },
  },
}
