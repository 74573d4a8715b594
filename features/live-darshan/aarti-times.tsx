import { nextAarti } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './live-darshan.module.css'
import { liveDarshanTexts } from './texts.ts'

/** The three daily aartis of the temple (specification §2), in the fair's time. */
export const aartis: readonly { id: 'morning' | 'afternoon' | 'evening'; hour: number; time: Text }[] = [
  { id: 'morning', hour: 4, time: { en: '4:00 AM', hi: 'सुबह 4:00 बजे' } },
  { id: 'afternoon', hour: 14, time: { en: '2:00 PM', hi: 'दोपहर 2:00 बजे' } },
  { id: 'evening', hour: 21, time: { en: '9:00 PM', hi: 'रात 9:00 बजे' } },
]

/** The daily aartis; the next one is marked. */
export function AartiTimes() {
  const t = useText(liveDarshanTexts)
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
                <span>{t(id)}</span> {hour === next ? <Badge kind="near">{t('next')}</Badge> : null}
              </span>
              <b className={`num ${css.time}`}>{time[language]}</b>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
