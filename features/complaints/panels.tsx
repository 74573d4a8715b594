import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'complaints',
    label: { en: 'Complaints', hi: 'शिकायतें' },
    icon: 'i-warning',
    role: 'admin',
    load: () => import('./staff/complaints-panel.tsx'),
  },
]
