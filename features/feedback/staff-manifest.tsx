import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Feedback', hi: 'सुझाव' }

export const staff: StaffManifest = {
  auditWords: {
    feedback: { en: 'Feedbacks', hi: 'सुझाव' },
  },
  counts: [{ table: 'feedback', label, place: 1 }],
  exports: [{ list: 'feedback', label, place: 1 }],
}
