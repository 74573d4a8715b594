import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do here; composed by the staff console. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'photos',
    label: { en: 'Photos', hi: 'फोटो' },
    icon: 'i-camera',
    role: 'admin',
    load: () => import('./moderation/photos-panel.tsx'),
  },
  {
    id: 'votes',
    label: { en: 'Vote audit', hi: 'वोट की जाँच' },
    icon: 'i-trophy',
    role: 'admin',
    load: () => import('./moderation/votes-panel.tsx'),
  },
]
