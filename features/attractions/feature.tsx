import type { Feature } from '#web/kit/feature.tsx'
import { paths } from '#web/paths.ts'

export const feature: Feature = {
  name: 'attractions',
  menu: [{ label: { en: 'Attractions', hi: 'आकर्षण स्थल' }, icon: 'i-pin', to: paths.attractions(), place: 5 }],
}
