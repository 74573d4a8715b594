import { Link } from 'wouter'
import { nextAarti, sayClock } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { CrowdedPlaces } from './crowded-places.ts'
import { headlineOf } from './headline.ts'
import { useHeadlineWords } from './headline-words.ts'
import { homeTexts } from './home-texts.ts'
import { crowdedCount } from './level.ts'
import { useCrowd } from './use-crowd.ts'

/** Home's masthead: the crowd level at the temple and the time of the next aarti. */
export function CrowdNow() {
  const t = useText(homeTexts)
  const title = useScreenTitle(paths.crowdStatus())
  const { language } = useLanguage()
  const now = useNow()
  const { value, error } = useCrowd()
  const wordsOf = useHeadlineWords()
  const today = useApproximateNow()
  const headline = value && headlineOf(value, today)
  const said = headline && wordsOf(headline)
  return (
    <Link href={paths.crowdStatus()} className="now">
      <span className="now-l">{said?.label ?? t('atTemple')}</span>
      <span
        className={headline?.is === 'level' || headline?.is === 'season' ? 'now-v' : 'now-v now-v--plain'}
      >
        {said?.shape ? (
          <span className={`now-ic now-ic--${said.shape.status}`}>
            <Icon name={said.shape.icon} size={28} />
          </span>
        ) : null}
        <span>{said ? said.words : title}</span>
        {said ? null : <Icon name="i-chevron" />}
      </span>
      {/* An empty line while the level is loading, so that the line below does not move. */}
      {value || !error ? (
        <span className={headline?.is === 'none' ? 'now-n now-n--quiet' : 'now-n'}>
          {value && headline?.is === 'level' ? (
            <CrowdedPlaces count={crowdedCount(value.places)} />
          ) : (
            (said?.small ?? '\u00a0')
          )}
        </span>
      ) : null}
      {now ? (
        <span className="now-n">{t('nextAarti', { time: sayClock(nextAarti(now), 0, language) })}</span>
      ) : null}
    </Link>
  )
}
