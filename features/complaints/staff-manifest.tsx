import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [
    {
      id: 'complaints',
      label: { en: 'Complaints', hi: 'शिकायतें' },
      icon: 'i-warning',
      role: 'admin',
      place: 30,
      load: () => import('./staff/complaints-panel.tsx'),
    },
  ],
  auditWords: {
    complaint: { en: 'Complaint', hi: 'शिकायत' },
    complaints: { en: 'Complaints', hi: 'शिकायतें' },
  },
  auditFilters: [{ subject: 'complaint', label: { en: 'Complaints', hi: 'शिकायतें' }, place: 6 }],
  counts: [{ table: 'complaints', label: { en: 'Complaints', hi: 'शिकायतें' }, icon: 'i-warning', place: 2 }],
  exports: [{ list: 'complaints', label: { en: 'Complaints', hi: 'शिकायतें' }, place: 2 }],
}
