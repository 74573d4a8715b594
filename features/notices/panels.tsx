import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'notices',
    label: { en: 'Notice to all', hi: 'सबको सूचना' },
    icon: 'i-sound',
    role: 'admin',
    load: () => import('./staff/notices-panel.tsx'),
  },
]
