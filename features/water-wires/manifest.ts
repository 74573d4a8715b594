import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'water-wires',
  title: { en: 'Water and Wires', hi: 'पानी और तार' },
  icon: 'i-lake',
  screens: [
    {
      path: paths.waterWires(),
      load: () => import('./water-wires-screen.tsx').then(module => module.WaterWiresScreen),
      reads: ['/api/water-wires'],
    },
  ],
  menu: {},
  offline: { reads: ['/api/water-wires'], warm: ['/api/water-wires'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.waterWiresStaffManifest),
}
