import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Dangers', hi: 'खतरे' }

export const dangerStaffManifest: StaffManifest = {
  alarms: {
    'unusual-danger': {
      en: 'Reports of dangers: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'खतरे की सूचनाएँ: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'unusual-danger-answer': {
      en: 'Answers about dangers: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'खतरों के बारे में जवाब: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
  },
  panels: [
    {
      id: 'dangers',
      label,
      permission: 'dangers',
      speaksToVisitors: true,
      load: () => import('./staff/dangers-panel.tsx').then(module => module.DangersPanel),
    },
  ],
  auditWords: {
    danger: { en: 'Danger', hi: 'खतरा' },
    dangers: label,
    'danger-photo': { en: 'Photo of a danger', hi: 'खतरे की फोटो' },
  },
  cases: [{ kind: 'danger', icon: 'l-danger', panel: 'dangers', asks: 'danger' }],
  exports: [{ list: 'dangers', label }],
  auditFilters: [{ subject: 'danger', label }],
}
