import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'events',
    label: { en: 'Events', hi: 'कार्यक्रम' },
    icon: 'i-calendar',
    role: 'admin',
    load: () => import('./staff/events-panel.tsx'),
  },
]
