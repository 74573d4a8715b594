import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'doctor',
  title: { en: 'Doctor', hi: 'सिस्टम की जाँच' },
  icon: 'i-health',
  staff: () => import('./staff-manifest.ts').then(module => module.doctorStaffManifest),
}
