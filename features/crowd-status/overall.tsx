import { sayAgo } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdStatus } from './contract.ts'
import style from './crowd.module.css'
import { CrowdedPlaces } from './crowded-places.tsx'
import { crowdedCount } from './level.ts'
import { levelIcons, statusOf } from './level-icons.tsx'
import { texts } from './texts.ts'

/** The overall level with its legend, the count of crowded places and the age of the newest report. */
export function Overall({ status, now }: { status: CrowdStatus; now: number | undefined }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const current = statusOf[status.level]
  return (
    <section className={`band ${style.now}`}>
      <div role="status" className={style.level}>
        <p className="sub">{t('overall')}</p>
        <p className={`${style.value} ${style[current]}`}>
          <Icon name={levelIcons[current]} size={48} />
          <strong>{t(status.level)}</strong>
        </p>
      </div>
      <ul className={style.gauge} aria-label={t('legend')}>
        {legend.map(([level, key]) => (
          <li
            key={level}
            className={`${style[level]} ${level === current ? style.on : ''}`}
            aria-current={level === current || undefined}
          >
            <Icon name={levelIcons[level]} size={20} />
            {t(key)}
          </li>
        ))}
      </ul>
      {status.updated_at ? (
        <>
          <p className={style.count}>
            <CrowdedPlaces count={crowdedCount(status.places)} />
          </p>
          {now ? (
            <p className={`tiny ${style.age}`}>
              <Icon name="i-clock" size={20} />
              <time dateTime={status.updated_at}>
                {t('lastUpdated', { ago: sayAgo(now - Date.parse(status.updated_at), language) })}
              </time>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

const legend = [
  ['low', 'legendLow'],
  ['medium', 'legendMedium'],
  ['high', 'legendHigh'],
] as const
