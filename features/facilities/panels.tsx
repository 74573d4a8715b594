import type { StaffPanel } from '#web/kit/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'places',
    label: { en: 'Places', hi: 'जगहें' },
    icon: 'i-pin',
    role: 'admin',
    load: () => import('./staff/places-panel.tsx'),
  },
]
