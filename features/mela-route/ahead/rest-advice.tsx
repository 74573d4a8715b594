import { fairClock, sayAgo } from '#common/fair-time.ts'
import type { weatherContract } from '#common/weather.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import { queryHook } from '#kit/web/query.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './ahead.module.css'
import { restFor } from './rest.ts'
import { aheadRestTexts } from './rest-texts.ts'

const useWeather = queryHook<typeof weatherContract>()

/** When to rest, by the heat and the hour. Without weather that is new enough it says that nobody knows. */
export function RestAdvice() {
  const t = useText(aheadRestTexts)
  const { language } = useLanguage()
  const { value, error } = useWeather('GET /api/weather', {})
  const now = useNow()
  if (!now || (!value && !error)) return null
  const advice = restFor(value, now, fairClock(now).hour)
  return (
    <section className={styles.rest}>
      <h2>
        <Icon name="i-sun" />
        {t('title')}
      </h2>
      {advice ? (
        <>
          <p>{t(advice.kind)}</p>
          <p className={styles.small}>
            {t('stands', { n: Math.round(advice.temperature), ago: sayAgo(advice.ageMs, language) })}
          </p>
        </>
      ) : (
        <p>{t('unknown')}</p>
      )}
    </section>
  )
}
