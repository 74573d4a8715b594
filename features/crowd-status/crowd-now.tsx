import { Link } from 'wouter'
import { nextAarti, sayClock } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { Icon } from '#ui/icon.tsx'
import { CrowdedPlaces } from './crowded-places.tsx'
import { homeTexts } from './home-texts.ts'
import { crowdedCount } from './level.ts'
import { levelIcons, statusOf } from './level-icons.tsx'
import { useCrowd } from './use-crowd.tsx'

/** Home's masthead: the crowd level at the temple and the time of the next aarti. */
export function CrowdNow() {
  const t = useText(homeTexts)
  const title = useScreenTitle(paths.crowdStatus())
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
        {value ? t(value.level) : title}
        {value ? null : <Icon name="i-chevron" />}
      </span>
      {/* An empty line while the level is loading, so that the line below does not move. */}
      {value || !error ? (
        <span className="now-n">
          {!value ? (
            '\u00a0'
          ) : value.updated_at ? (
            <CrowdedPlaces count={crowdedCount(value.places)} />
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
