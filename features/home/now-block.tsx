import { Link } from 'wouter'
import { nextAarti, sayClock } from '#common/fair-time.ts'
import { useLanguage, useText } from '#web/kit/language.tsx'
import { useNow } from '#web/kit/now.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { texts } from './texts.ts'

/** The masthead's word on the hour: when the next aarti is. Stands in wherever no crowd level is known. */
export function NowBlock() {
  const t = useText(texts)
  const { language } = useLanguage()
  const now = useNow()
  return (
    <Link href={paths.crowdStatus()} className="now">
      <span className="now-l">{t('crowdAtTemple')}</span>
      <span className="now-v now-v--plain">
        {t('seeCrowd')} <Icon name="i-chevron" />
      </span>
      {now ? (
        <span className="now-n">{t('nextAarti', { time: sayClock(nextAarti(now), 0, language) })}</span>
      ) : null}
    </Link>
  )
}
