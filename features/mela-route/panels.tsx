import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'full-map',
    label: { en: 'Map of the walk', hi: 'रास्ते का नक्शा' },
    icon: 'i-route',
    role: 'admin',
    load: () => import('./staff/full-map-panel.tsx'),
  },
]
