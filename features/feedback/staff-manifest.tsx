import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

export const staff: StaffManifest = {
  auditWords: {
    feedback: { en: 'Feedbacks', hi: 'सुझाव' },
  },
  counts: [{ table: 'feedback', label: { en: 'Feedback', hi: 'सुझाव' }, icon: 'i-star', place: 1 }],
  exports: [{ list: 'feedback', label: { en: 'Feedback', hi: 'सुझाव' }, place: 1 }],
}
