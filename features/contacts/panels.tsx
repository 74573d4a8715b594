import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'contacts',
    label: { en: 'Contacts', hi: 'संपर्क' },
    icon: 'i-contact',
    role: 'admin',
    load: () => import('./staff/contacts-panel.tsx'),
  },
]
