import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'feedback',
  menu: [{ label: { en: 'Feedback', hi: 'सुझाव दें' }, icon: 'i-star', to: paths.feedback(), place: 6 }],
}
