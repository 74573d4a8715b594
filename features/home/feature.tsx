import type { Feature } from '#web/kit/feature.tsx'

export const feature: Feature = { name: 'home' }
