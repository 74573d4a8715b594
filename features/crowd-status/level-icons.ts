import type { IconName } from '#ui/icon.tsx'
import type { CrowdLevel, CrowdStatusValue } from './level.ts'

/** The shape differs by level, so that it does not depend on colour: circle low, diamond moderate, triangle high. */
export const levelIcons: Record<CrowdStatusValue, IconName> = {
  low: 'l-low',
  medium: 'l-medium',
  high: 'l-high',
}
export const statusOf: Record<CrowdLevel, CrowdStatusValue> = { LOW: 'low', MODERATE: 'medium', HIGH: 'high' }
