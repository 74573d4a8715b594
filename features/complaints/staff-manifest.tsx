import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Complaints', hi: 'शिकायतें' }

export const staff: StaffManifest = {
  panels: [
    {
      id: 'complaints',
      label,
      permission: 'complaints',
      place: 30,
      load: () => import('./staff/complaints-panel.tsx'),
    },
  ],
  auditWords: {
    'complaint-photo': { en: 'Photo of a complaint', hi: 'शिकायत की फोटो' },
    complaint: { en: 'Complaint', hi: 'शिकायत' },
    complaints: label,
  },
  cases: [{ kind: 'complaint', panel: 'complaints', place: 3 }],
  auditFilters: [{ subject: 'complaint', label, place: 6 }],
  counts: [{ table: 'complaints', label, place: 2 }],
  exports: [{ list: 'complaints', label, place: 2 }],
}
