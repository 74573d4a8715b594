import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  panels: [{ id: 'cases', permission: 'staff', place: 1, load: () => import('./staff/cases-panel.tsx') }],
  cases: [{ kind: 'alarm', icon: 'i-warning', panel: 'dashboard', place: 5 }],
  auditWords: {
    case: { en: 'Case', hi: 'मामला' },
    cases: { en: 'Cases', hi: 'मामले' },
    taken: { en: 'taken', hi: 'ज़िम्मा लेना' },
    'handed-over': { en: 'handed over', hi: 'सौंपना' },
    'put-back': { en: 'given back to everybody', hi: 'सबके लिए छोड़ना' },
    done: { en: 'closed', hi: 'पूरा करना' },
  },
  auditFilters: [{ subject: 'case', place: 1 }],
}
