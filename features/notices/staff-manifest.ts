import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const noticesStaffManifest: StaffManifest = {
  alarms: {
    'unusual-notice-push': {
      en: 'Phones that asked for notices: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'सूचना माँगने वाले फ़ोन: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
  },
  panels: [
    {
      id: 'notices',
      permission: 'notices',
      speaksToVisitors: true,
      load: () => import('./staff/notices-panel.tsx').then(module => module.NoticesPanel),
    },
    {
      id: 'holds',
      label: { en: 'Hold and release', hi: 'रोकना और खोलना' },
      icon: 'i-hand',
      permission: 'notices',
      speaksToVisitors: true,
      load: () => import('./holds/holds-panel.tsx').then(module => module.HoldsPanel),
    },
  ],
  auditWords: {
    notices: { en: 'Notices', hi: 'सूचनाएँ' },
    notice: { en: 'Notice', hi: 'सूचना' },
    'official-alert': { en: 'Official warning', hi: 'सरकारी चेतावनी' },
    'told-visitors': { en: 'told to visitors', hi: 'लोगों को बताना' },
    'put-away': { en: 'put away', hi: 'हटाकर रखना' },
    hold: { en: 'Hold', hi: 'रोक' },
    held: { en: 'held', hi: 'रोकना' },
    released: { en: 'released', hi: 'खोलना' },
    ended: { en: 'ended', hi: 'समाप्त करना' },
  },
  cases: [
    { kind: 'official-alert', icon: 'l-danger', panel: 'notices', asks: 'alert' },
    { kind: 'hold', icon: 'i-hand', panel: 'holds' },
    { kind: 'hold-ends', icon: 'i-hand', panel: 'holds' },
  ],
  exports: [{ list: 'notices' }, { list: 'holds', label: { en: 'Holds', hi: 'रोक' } }],
  auditFilters: [{ subject: 'notice', label: { en: 'Notices', hi: 'सूचनाएँ' } }],
}
