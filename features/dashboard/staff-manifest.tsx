import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  auditWords: {
    exported: { en: 'taken as a file', hi: 'फ़ाइल में लेना' },
  },
}
