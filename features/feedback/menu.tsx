import type { MenuLine } from '#kit/web/feature.tsx'
import { paths } from '#kit/web/paths.ts'

export const menu: readonly MenuLine[] = [
  { label: { en: 'Feedback', hi: 'सुझाव दें' }, icon: 'i-star', to: paths.feedback(), place: 6 },
]
