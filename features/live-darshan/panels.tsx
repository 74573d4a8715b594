import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console, so that Home carries none of it. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'live-darshan',
    label: { en: 'Live Darshan', hi: 'लाइव दर्शन' },
    icon: 'i-darshan',
    role: 'admin',
    load: () => import('./staff/stream-panel.tsx'),
  },
]
