import type { StaffPanel } from '#kit/web/feature.tsx'

/** Who works here, what they did, and one's own account; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'accounts',
    label: { en: 'Accounts', hi: 'खाते' },
    icon: 'i-user',
    role: 'admin',
    load: () => import('./accounts/accounts-panel.tsx'),
  },
  {
    id: 'audit-log',
    label: { en: 'Audit log', hi: 'बदलावों का लेखा' },
    icon: 'i-clock',
    role: 'admin',
    load: () => import('./log/log-panel.tsx'),
  },
  {
    id: 'own-account',
    label: { en: 'Your account', hi: 'आपका खाता' },
    icon: 'i-check',
    role: 'staff',
    load: () => import('./own/own-panel.tsx'),
  },
]
