import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Contacts', hi: 'ज़रूरी नंबर' }

export const contactsStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'contacts',
      label,
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/contacts-panel.tsx').then(module => module.ContactsPanel),
    },
  ],
  auditWords: {
    contact: { en: 'Contact', hi: 'ज़रूरी नंबर' },
  },
  auditFilters: [{ subject: 'contact', label }],
  counts: [{ table: 'contacts', label }],
}
