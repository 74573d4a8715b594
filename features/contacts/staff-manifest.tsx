import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'contacts',
      label: { en: 'Contacts', hi: 'ज़रूरी नंबर' },
      icon: 'i-contact',
      role: 'admin',
      place: 90,
      load: () => import('./staff/contacts-panel.tsx'),
    },
  ],
  auditWords: {
    contact: { en: 'Contact', hi: 'ज़रूरी नंबर' },
  },
  auditFilters: [{ subject: 'contact', label: { en: 'Contacts', hi: 'ज़रूरी नंबर' }, place: 2 }],
  counts: [{ table: 'contacts', label: { en: 'Contacts', hi: 'ज़रूरी नंबर' }, icon: 'i-contact', place: 3 }],
}
