import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Rumours', hi: 'अफ़वाहें' }

export const rumoursStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'rumours',
      label,
      permission: 'notices',
      speaksToVisitors: true,
      load: () => import('./staff/rumours-panel.tsx').then(module => module.RumoursPanel),
    },
  ],
  auditWords: { rumour: { en: 'Rumour', hi: 'अफ़वाह' }, rumours: label },
  exports: [{ list: 'rumours', label }],
  auditFilters: [{ subject: 'rumour', label }],
}
