import { useText } from '#web/kit/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CrowdStatusValue } from './level.ts'
import { levelIcons } from './level-icons.tsx'
import { texts } from './texts.ts'
import '#web/ui/level.css'

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
