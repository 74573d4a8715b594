import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const doctorStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'doctor',
      permission: 'doctor',
      load: () => import('./staff/doctor-panel.tsx').then(module => module.DoctorPanel),
    },
  ],
}
