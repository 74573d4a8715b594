import { useText } from '#web/kit/language.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { CrowdLevel, CrowdStatusValue } from './level.ts'
import { texts } from './texts.ts'
import '#web/ui/level.css'

/** Shape, word, colour, in that order (visual direction): circle low, diamond moderate, triangle high. */
export const levelIcons: Record<CrowdStatusValue, IconName> = {
  low: 'l-low',
  medium: 'l-medium',
  high: 'l-high',
}
export const statusOf: Record<CrowdLevel, CrowdStatusValue> = { LOW: 'low', MODERATE: 'medium', HIGH: 'high' }

/** The badge of a place; a quiet one where nobody reported. */
export function StatusBadge({ status }: { status: CrowdStatusValue | null }) {
  const t = useText(texts)
  if (!status) return <span className="tiny">{t('noReport')}</span>
  return (
    <span className={`lvl lvl--${status}`}>
      <Icon name={levelIcons[status]} />
      {t(status)}
    </span>
  )
}
