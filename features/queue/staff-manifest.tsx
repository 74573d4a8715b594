import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [{ id: 'queue', permission: 'crowd', place: 11, load: () => import('./staff/queue-panel.tsx') }],
  auditWords: {
    queue: { en: 'Queue report', hi: 'कतार की सूचना' },
    told: { en: 'told', hi: 'बताना' },
    withdrawn: { en: 'taken back', hi: 'वापस लेना' },
  },
  auditFilters: [{ subject: 'queue', place: 3.5 }],
}
