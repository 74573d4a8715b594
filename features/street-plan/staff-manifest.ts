import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const streetPlanStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'street-plan',
      label: { en: 'Streets on the maps', hi: 'नक्शों पर सड़कें' },
      permission: 'content',
      load: () => import('./staff/street-plan-panel.tsx').then(module => module.StreetPlanPanel),
    },
  ],
  auditWords: {
    'street-plan-tiles': { en: 'Streets on the maps', hi: 'नक्शों पर सड़कें' },
  },
}
