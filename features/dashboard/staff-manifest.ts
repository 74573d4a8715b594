import type { StaffManifest } from '#kit/web/staff/manifest.ts'
import { alarmTexts } from './alarm-texts.ts'

export const dashboardStaffManifest: StaffManifest = {
  alarms: alarmTexts,
  auditWords: {
    exported: { en: 'taken as a file', hi: 'फ़ाइल में लेना' },
  },
}
