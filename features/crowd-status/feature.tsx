import type { Feature } from '#web/kit/feature.tsx'
import { CrowdNow } from './crowd-now.tsx'

export const feature: Feature = {
  name: 'crowd-status',
  blocks: [{ place: 'now', Block: CrowdNow }],
}
