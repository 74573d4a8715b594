import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'pooja',
    label: { en: 'Virtual Pooja', hi: 'वर्चुअल पूजा' },
    icon: 'i-pooja',
    role: 'admin',
    load: () => import('./staff/pooja-panel.tsx'),
  },
]
