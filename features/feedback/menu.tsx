import type { MenuLine } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Feedback', hi: 'सुझाव दें' }, icon: 'i-star', to: paths.feedback(), place: 6 },
]
