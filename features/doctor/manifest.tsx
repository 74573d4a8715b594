import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'doctor',
  title: { en: 'Doctor', hi: 'सिस्टम की जाँच' },
  icon: 'i-health',
  staff: () => import('./staff-manifest.tsx').then(module => module.doctorStaffManifest),
}
