import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'crowd-status',
    label: { en: 'Crowd levels', hi: 'भीड़ की स्थिति' },
    icon: 'i-crowd',
    role: 'admin',
    load: () => import('./staff/crowd-panel.tsx'),
  },
]
