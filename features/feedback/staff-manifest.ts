import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Feedback', hi: 'सुझाव' }

export const feedbackStaffManifest: StaffManifest = {
  alarms: {
    'unusual-feedback': {
      en: 'Feedbacks: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'सुझाव: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
  },
  auditWords: {
    feedback: { en: 'Feedbacks', hi: 'सुझाव' },
  },
  counts: [{ table: 'feedback', label }],
  exports: [{ list: 'feedback', label }],
}
