import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const queueStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'queue',
      permission: 'queue',
      speaksToVisitors: true,
      load: () => import('./staff/queue-panel.tsx').then(module => module.QueuePanel),
    },
  ],
  auditWords: {
    queue: { en: 'Queue report', hi: 'कतार की सूचना' },
    told: { en: 'told', hi: 'बताना' },
    withdrawn: { en: 'taken back', hi: 'वापस लेना' },
  },
  exports: [{ list: 'queue' }],
  auditFilters: [{ subject: 'queue' }],
}
