import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const languagesStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'languages',
      permission: 'content',
      load: () => import('./staff/gaps-panel.tsx').then(module => module.LanguagesPanel),
    },
  ],
  auditWords: { languages: { en: 'Languages', hi: 'भाषाएँ' } },
}
