import type { Manifest } from '#kit/web/manifest.tsx'

export const manifest: Manifest = {
  name: 'voice-search',
  title: { en: 'Spoken answers', hi: 'बोले हुए जवाब' },
  icon: 'i-mic',
  staff: () => import('./staff-manifest.tsx').then(module => module.voiceSearchStaffManifest),
}
