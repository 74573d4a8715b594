import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'vehicles',
  title: { en: 'Vehicle Admin', hi: 'वाहन एडमिन' },
  icon: 'i-car',
  screens: [
    {
      path: paths.vehicleAdmin(),
      load: () => import('./vehicle-screen.tsx').then(module => module.VehicleScreen),
      flow: true,
    },
  ],
  offline: { reads: ['/api/parking'], warm: ['/api/parking'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.vehiclesStaffManifest),
}
