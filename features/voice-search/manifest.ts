import type { Manifest } from '#kit/web/manifest.ts'

export const manifest: Manifest = {
  name: 'voice-search',
  title: { en: 'Spoken answers', hi: 'बोले हुए जवाब' },
  icon: 'i-mic',
  staff: () => import('./staff-manifest.ts').then(module => module.voiceSearchStaffManifest),
}
