import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'survey',
      permission: 'survey',
      place: 82,
      worksOffline: true,
      load: () => import('./walk/walk-panel.tsx'),
    },
  ],
}
