import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdStatusValue } from './level.ts'
import { levelIcons } from './level-icons.ts'
import { crowdStatusTexts } from './texts.ts'
import '#ui/level.css'

/** The badge with a place's level; plain text if there is no report. */
export function StatusBadge({ status }: { status: CrowdStatusValue | null }) {
  const t = useText(crowdStatusTexts)
  if (!status) return <span className="tiny">{t('noReport')}</span>
  return (
    <span className={`lvl lvl--${status}`}>
      <Icon name={levelIcons[status]} />
      {t(status)}
    </span>
  )
}
