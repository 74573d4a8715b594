import { Link } from 'wouter'
import { fairMoment } from '#common/fair-time.ts'
import type { Edition } from '#content/edition.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import style from './events.module.css'
import { saveCalendar } from './save-calendar.ts'
import { sayDate, sayLongDate } from './say-date.ts'
import { eventsTexts } from './texts.ts'

/** The dates of the current or the next fair. */
export function FairBand({ edition, isOn }: { edition: Edition; isOn: boolean }) {
  const t = useText(eventsTexts)
  const { language } = useLanguage()
  const day = (date: string) => sayDate(fairMoment(date, '12:00'), language)
  const long = (date: string, withYear: boolean) => sayLongDate(fairMoment(date, '12:00'), language, withYear)
  const save = () =>
    saveCalendar(
      edition.mondays.map((monday, index) => ({
        id: `monday-${monday}`,
        title: `${t('mondayOffering')} (${index + 1})`,
        description: edition.dates === 'computed' ? t('computed') : '',
        place: t('place'),
        at: fairMoment(monday, '04:00'),
        minutes: 60,
      })),
      `shravani-mela-${edition.year}`,
    )
  const journey = useScreenTitle(paths.journey())
  return (
    <section className={`band ${style.fair}`}>
      <p className="sub">{t(isOn ? 'fairNow' : 'nextFair')}</p>
      <h2 className={style.dates}>
        <span>{t('fromDay', { day: long(edition.shravan.from, false) })}</span>{' '}
        <span>{t('toDay', { day: long(edition.shravan.to, true) })}</span>
      </h2>
      <h3>{t('mondays')}</h3>
      <ul className={`cluster ${style.mondays}`}>
        {edition.mondays.map(monday => (
          <li key={monday}>{day(monday)}</li>
        ))}
      </ul>
      {edition.dates === 'computed' ? <p className="tiny">{t('computed')}</p> : null}
      {edition.schedule.length === 0 ? <p className="tiny">{t('toCome')}</p> : null}
      <button type="button" className="btn btn--line" onClick={save}>
        <Icon name="i-calendar" />
        {t('addToCalendar')}
      </button>
      <Link href={paths.journey()} className="btn btn--line">
        <Icon name="i-route" />
        {journey}
      </Link>
    </section>
  )
}

/** Stands in place of the dates once the last known fair is over. */
export function NoFairBand() {
  const t = useText(eventsTexts)
  return (
    <section className={`band ${style.fair}`}>
      <p className="sub">{t('nextFair')}</p>
      <h2>{t('notAnnounced')}</h2>
      <p className="tiny">{t('notAnnouncedUse')}</p>
    </section>
  )
}
