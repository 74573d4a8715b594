import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const practiceStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'practice',
      permission: 'admin',
      load: () => import('./staff/practice-panel.tsx').then(module => module.PracticePanel),
    },
  ],
}
