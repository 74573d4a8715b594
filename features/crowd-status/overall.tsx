import { sayWhen } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdStatus } from './contract.ts'
import style from './crowd.module.css'
import { CrowdedPlaces } from './crowded-places.ts'
import { headlineOf } from './headline.ts'
import { useHeadlineWords } from './headline-words.ts'
import { crowdedCount } from './level.ts'
import { levelIcons, statusOf } from './level-icons.ts'
import { crowdStatusTexts } from './texts.ts'

/** `about`: the phone's time, or the approximate time of prerendering. */
type Props = { status: CrowdStatus; about: number | undefined; now: number | undefined }

/** The overall level with its legend, the count of crowded places and the age of the newest report. */
export function Overall({ status, about, now }: Props) {
  const t = useText(crowdStatusTexts)
  const { language } = useLanguage()
  const wordsOf = useHeadlineWords()
  const headline = headlineOf(status, about)
  const isReported = headline.is !== 'season' && headline.is !== 'none'
  // An old report says nothing about now: show neither a level nor a count of crowded places, only what was reported and when.
  const isCurrent = isReported && headline.is !== 'old'
  const said = wordsOf(headline)
  const small = headline.is === 'old' ? t('lastWas', { level: t(headline.level) }) : said.small
  const current = isCurrent ? statusOf[status.level] : undefined
  return (
    <section className={`band ${style.now}`}>
      <div role="status" className={style.level}>
        <p className="sub">{headline.is === 'season' ? said.label : t('overall')}</p>
        <p className={`${style.value} ${said.shape?.status ? style[said.shape.status] : ''}`}>
          {said.shape ? <Icon name={said.shape.icon} size={48} /> : null}
          <strong>{said.words}</strong>
        </p>
        {small ? <p className="sub">{small}</p> : null}
      </div>
      <ul className={style.gauge} aria-label={t('legend')}>
        {levels.map(level => (
          <li
            key={level}
            className={`${style[level]} ${level === current ? style.on : ''}`}
            aria-current={level === current || undefined}
          >
            <Icon name={levelIcons[level]} size={20} />
            {t(level)}
          </li>
        ))}
      </ul>
      {isReported && status.updated_at ? (
        <>
          {headline.is !== 'level' ? null : (
            <p className={style.count}>
              <CrowdedPlaces count={crowdedCount(status.places)} />
            </p>
          )}
          <p className={`tiny ${style.age}`}>
            <Icon name="i-clock" size={20} />
            <time dateTime={status.updated_at}>
              {t('lastUpdated', { ago: sayWhen(status.updated_at, now, language) })}
            </time>
          </p>
        </>
      ) : null}
    </section>
  )
}

const levels = ['low', 'medium', 'high'] as const
