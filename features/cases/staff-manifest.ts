import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const casesStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'cases',
      permission: 'staff',
      load: () => import('./staff/cases-panel.tsx').then(module => module.CasesPanel),
    },
    {
      id: 'duty',
      label: { en: 'Duty', hi: 'ड्यूटी' },
      icon: 'i-swap',
      permission: 'staff',
      load: () => import('./duty/duty-panel.tsx').then(module => module.DutyPanel),
    },
    {
      id: 'replay',
      label: { en: 'What happened', hi: 'क्या-क्या हुआ' },
      icon: 'i-clock',
      permission: 'admin',
      load: () => import('./replay/replay-panel.tsx').then(module => module.ReplayPanel),
    },
  ],
  cases: [{ kind: 'alarm', icon: 'i-warning', panel: 'dashboard' }],
  auditWords: {
    duty: { en: 'Duty', hi: 'ड्यूटी' },
    'duty-post': { en: 'Post', hi: 'चौकी' },
    began: { en: 'began', hi: 'शुरू करना' },
    ended: { en: 'ended', hi: 'खत्म करना' },
    case: { en: 'Case', hi: 'मामला' },
    cases: { en: 'Cases', hi: 'मामले' },
    taken: { en: 'taken', hi: 'ज़िम्मा लेना' },
    'handed-over': { en: 'handed over', hi: 'सौंपना' },
    'put-back': { en: 'given back to everybody', hi: 'सबके लिए छोड़ना' },
    done: { en: 'closed', hi: 'पूरा करना' },
    noted: { en: 'noted', hi: 'नोट लिखना' },
    raised: { en: 'reported', hi: 'सूचना मिली' },
    'told-again': { en: 'reported again', hi: 'फिर सूचना मिली' },
    over: { en: 'over', hi: 'खत्म' },
    replay: { en: 'What happened', hi: 'क्या-क्या हुआ' },
    reopened: { en: 'opened again', hi: 'फिर खोलना' },
  },
  exports: [{ list: 'cases' }],
  auditFilters: [{ subject: 'case' }],
}
