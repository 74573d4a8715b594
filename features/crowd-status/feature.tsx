import type { Feature } from '#kit/web/feature.tsx'
import { CrowdNow } from './crowd-now.tsx'

export const feature: Feature = {
  name: 'crowd-status',
  blocks: [{ place: 'now', Block: CrowdNow }],
}
