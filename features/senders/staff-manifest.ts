import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Reports looked at together', hi: 'एक साथ देखी गई सूचनाएँ' }

export const sendersStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'senders',
      permission: 'dashboard',
      load: () => import('./staff/senders-panel.tsx').then(module => module.SendersPanel),
    },
  ],
  auditWords: {
    'sent-reports': label,
    'closed-together': { en: 'closed together', hi: 'एक साथ बंद करना' },
    'opened-together': { en: 'opened again together', hi: 'एक साथ फिर खोलना' },
  },
  auditFilters: [{ subject: 'sent-reports', label }],
}
