import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Dangers', hi: 'खतरे' }

export const staff: StaffManifest = {
  panels: [
    {
      id: 'dangers',
      label,
      permission: 'dangers',
      place: 4,
      load: () => import('./staff/dangers-panel.tsx'),
    },
  ],
  auditWords: {
    danger: { en: 'Danger', hi: 'खतरा' },
    dangers: label,
    'danger-photo': { en: 'Photo of a danger', hi: 'खतरे की फोटो' },
  },
  cases: [{ kind: 'danger', icon: 'l-danger', panel: 'dangers', place: 2 }],
  exports: [{ list: 'dangers', label, place: 9 }],
  auditFilters: [{ subject: 'danger', label, place: 2 }],
}
