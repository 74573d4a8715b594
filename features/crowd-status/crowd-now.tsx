import { Link } from 'wouter'
import { nextAarti, sayClock } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { CrowdedNow } from './crowded-now.tsx'
import { crowdedNow } from './level.ts'
import { levelIcons, statusOf } from './level-icons.tsx'
import { nowTexts } from './now-texts.ts'
import { useCrowd } from './use-crowd.tsx'

/** The masthead's word on the hour: how full the temple is, and when the next aarti is. */
export function CrowdNow() {
  const t = useText(nowTexts)
  const { language } = useLanguage()
  const now = useNow()
  const { value, error } = useCrowd()
  const status = value && statusOf[value.level]
  return (
    <Link href={paths.crowdStatus()} className="now">
      <span className="now-l">{t('atTemple')}</span>
      <span className={value ? 'now-v' : 'now-v now-v--plain'}>
        {status ? (
          <span className={`now-ic now-ic--${status}`}>
            <Icon name={levelIcons[status]} size={28} />
          </span>
        ) : null}
        {value ? t(value.level) : t('title')}
        {value ? null : <Icon name="i-chevron" />}
      </span>
      {/* Its line is kept free while it is asked for, so that the hour below does not move. */}
      {value || !error ? (
        <span className="now-n">
          {!value ? (
            '\u00a0'
          ) : value.updated_at ? (
            <CrowdedNow count={crowdedNow(value.places)} />
          ) : (
            t('noReport')
          )}
        </span>
      ) : null}
      {now ? (
        <span className="now-n">{t('nextAarti', { time: sayClock(nextAarti(now), 0, language) })}</span>
      ) : null}
    </Link>
  )
}
