import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'virtual-pooja',
  title: { en: 'Virtual Pooja', hi: 'वर्चुअल पूजा' },
  icon: 'i-pooja',
  screens: [
    {
      path: paths.virtualPooja(),
      load: () => import('./virtual-pooja-screen.tsx').then(module => module.VirtualPoojaScreen),
      flow: true,
    },
  ],
  offline: { reads: ['/api/virtual-pooja'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.virtualPoojaStaffManifest),
}
