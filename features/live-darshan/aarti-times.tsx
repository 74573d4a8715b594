import { nextAarti } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './live-darshan.module.css'
import { aartis } from './schedule.ts'
import { texts } from './texts.ts'

/** The three daily aartis; the next one is marked by the fair's clock. */
export function AartiTimes() {
  const t = useText(texts)
  const { language } = useLanguage()
  const now = useNow()
  const next = now === undefined ? undefined : nextAarti(now)
  return (
    <section aria-labelledby="aarti-times">
      <h2 id="aarti-times" className="sec">
        {t('schedule')}
      </h2>
      <ul className={`list ${css.times}`}>
        {aartis.map(({ id, hour, time }) => (
          <li key={id}>
            <div className="row">
              <Icon name="i-aarti" />
              <span>
                {t(id)} {hour === next ? <Badge kind="near">{t('next')}</Badge> : null}
              </span>
              <b className={`num ${css.time}`}>{time[language]}</b>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
