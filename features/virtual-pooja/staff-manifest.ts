import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const virtualPoojaStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'pooja',
      permission: 'content',
      load: () => import('./staff/pooja-panel.tsx').then(module => module.PoojaPanel),
    },
  ],
  auditWords: {
    'virtual-pooja': { en: 'Virtual pooja', hi: 'वर्चुअल पूजा' },
  },
}
