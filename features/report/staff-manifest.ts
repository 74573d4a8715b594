import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const reportStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'report',
      permission: 'report',
      load: () => import('./staff/report-panel.tsx').then(module => module.ReportPanel),
    },
  ],
}
