import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'doctor',
      permission: 'doctor',
      place: 165,
      load: () => import('./staff/doctor-panel.tsx'),
    },
  ],
}
