import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Spoken answers', hi: 'बोले हुए जवाब' }

export const voiceSearchStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'spoken-answers',
      label,
      permission: 'content',
      load: () => import('./clips/staff/clips-panel.tsx').then(module => module.ClipsPanel),
    },
  ],
  auditWords: {
    'spoken-clip': { en: 'Spoken answer', hi: 'बोला हुआ जवाब' },
    removed: { en: 'removed', hi: 'हटाना' },
  },
  auditFilters: [{ subject: 'spoken-clip', label }],
}
