import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'notices',
      permission: 'notices',
      place: 20,
      load: () => import('./staff/notices-panel.tsx'),
    },
  ],
  auditWords: {
    notices: { en: 'Notices', hi: 'सूचनाएँ' },
    notice: { en: 'Notice', hi: 'सूचना' },
    ended: { en: 'ended', hi: 'समाप्त करना' },
  },
  exports: [{ list: 'notices', place: 11 }],
  auditFilters: [{ subject: 'notice', label: { en: 'Notices', hi: 'सूचनाएँ' }, place: 4 }],
}
