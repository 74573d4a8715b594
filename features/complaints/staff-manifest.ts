import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Complaints', hi: 'शिकायतें' }

export const complaintsStaffManifest: StaffManifest = {
  alarms: {
    'unusual-complaints': {
      en: 'Complaints: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'शिकायतें: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'unusual-complaint': {
      en: 'Look-ups of complaint numbers: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'शिकायत नंबर से खोज: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
  },
  panels: [
    {
      id: 'complaints',
      label,
      permission: 'complaints',
      load: () => import('./staff/complaints-panel.tsx').then(module => module.ComplaintsPanel),
    },
  ],
  auditWords: {
    'complaint-photo': { en: 'Photo of a complaint', hi: 'शिकायत की फोटो' },
    complaint: { en: 'Complaint', hi: 'शिकायत' },
    complaints: label,
  },
  cases: [{ kind: 'complaint', panel: 'complaints', asks: 'complaint' }],
  auditFilters: [{ subject: 'complaint', label }],
  counts: [{ table: 'complaints', label }],
  exports: [{ list: 'complaints', label }],
}
