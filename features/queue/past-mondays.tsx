import { fairTimeZone } from '#common/clock.ts'
import { fairClock, fairMoment, sayClock } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Queue } from './contract.ts'
import { nightAt, pastMondays } from './monday.ts'
import style from './queue.module.css'
import { queueTexts } from './texts.ts'
import { knownAt, longestHours, type WaitingHours } from './waiting.ts'
import { hoursFigure, useSayHours } from './words.ts'

const names = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The wait at this hour on earlier Mondays beside the wait now. Renders nothing without earlier reports. */
export function PastMondays({ queue, now }: { queue: Queue; now: number | undefined }) {
  const t = useText(queueTexts)
  const { language } = useLanguage()
  const past = now ? pastMondays(queue.mondays, now) : []
  if (!now || past.length === 0) return null
  const isNight = nightAt(now) !== undefined
  const known = knownAt(queue.tail, now)
  const { hour } = fairClock(now)
  return (
    <section className={`band ${style.part}`}>
      <h2>{t(isNight ? 'past' : 'pastLongest')}</h2>
      <ul className={style.mondays}>
        {past.map(({ date, number, hours }) => (
          <Column key={date} hours={hours}>
            {number && names[number - 1] ? <span>{t(names[number - 1] ?? 'first')}</span> : null}
            <span>{sayDate(date, language)}</span>
          </Column>
        ))}
        {isNight ? (
          <Column hours={known.is === 'known' ? known.told.hours : null} isNow>
            {t('today')}
          </Column>
        ) : null}
      </ul>
      <p className="tiny">
        {isNight
          ? t('pastHour', {
              from: sayClock(hour, 0, language),
              to: sayClock((hour + 1) % 24, 0, language),
            })
          : t('pastHours')}
      </p>
    </section>
  )
}

type ColumnProps = { hours: WaitingHours | null; isNow?: boolean; children: React.ReactNode }

function Column({ hours, isNow = false, children }: ColumnProps) {
  const t = useText(queueTexts)
  const sayHours = useSayHours()
  return (
    <li className={isNow ? style.today : undefined}>
      <b>
        <span aria-hidden="true">{hours === null ? '?' : hoursFigure(hours)}</span>
        <span className="hide">{hours === null ? t('unknownHours') : sayHours(hours)}</span>
      </b>
      <i
        className={hours === null ? style.untold : undefined}
        style={{ height: hours === null ? 24 : 8 + (hours / longestHours) * 48 }}
      />
      <span className={`tiny ${style.when}`}>{children}</span>
    </li>
  )
}

const sayDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    timeZone: fairTimeZone,
    day: 'numeric',
    month: language === 'hi' ? 'long' : 'short',
  }).format(fairMoment(date, '12:00'))
