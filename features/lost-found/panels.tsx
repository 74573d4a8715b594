import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'lost-found',
    label: { en: 'Lost & Found', hi: 'खोया-पाया' },
    icon: 'i-lost',
    role: 'admin',
    load: () => import('./staff/items-panel.tsx'),
  },
  {
    id: 'missing-persons',
    label: { en: 'Missing persons', hi: 'लापता लोग' },
    icon: 'i-control',
    role: 'admin',
    load: () => import('./missing-person/staff/reports-panel.tsx'),
  },
]
