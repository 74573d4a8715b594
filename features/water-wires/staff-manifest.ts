import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const waterWiresStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'water-wires',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/water-wires-panel.tsx').then(module => module.WaterWiresPanel),
    },
  ],
  auditWords: { 'water-wire': { en: 'Water or wire', hi: 'पानी या तार' } },
}
