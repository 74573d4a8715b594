import type { IconName } from '#ui/icon.tsx'
import type { CrowdLevel, CrowdStatusValue } from './level.ts'

/** Shape, word, colour, in that order (visual direction): circle low, diamond moderate, triangle high. */
export const levelIcons: Record<CrowdStatusValue, IconName> = {
  low: 'l-low',
  medium: 'l-medium',
  high: 'l-high',
}
export const statusOf: Record<CrowdLevel, CrowdStatusValue> = { LOW: 'low', MODERATE: 'medium', HIGH: 'high' }
