import { Link } from 'wouter'
import { fairMoment } from '#common/fair-time.ts'
import { dailyAartis, type Edition, editions as known, type ScheduleEntry } from '#content/edition.ts'
import { download } from '#kit/web/download.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useLiveList } from '#kit/web/live-list.ts'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useShare } from '#kit/web/share.tsx'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { type CalendarEvent, calendarFile } from './calendar.ts'
import type { eventsContract } from './contract.ts'
import { EntryRow } from './entry-row.tsx'
import style from './events.module.css'
import { sayDate, sayLongDate } from './say-date.ts'
import {
  type Dated,
  datedEntries,
  endOfShravan,
  isPast,
  nextDaily,
  nextInShravan,
  nextOf,
  seasonAt,
  withStaffSchedules,
} from './season.ts'
import { eventsTexts } from './texts.ts'

const useEvents = queryHook<typeof eventsContract>()

/** `/events`: the current or next fair, the daily aartis, and the last announced schedule. */
export function EventsScreen() {
  const query = useEvents('GET /api/events', {})
  useLiveList('events', query, {
    url: '/api/events',
    rowsOf: ({ years }) => years,
    idOf: ({ year }) => String(year),
    withRows: (_, years) => ({ years }),
  })
  return (
    <Page keys={<ShareButton />}>
      <EventsAt
        now={useNow()}
        roughly={useApproximateNow()}
        editions={withStaffSchedules(known, query.value)}
      />
    </Page>
  )
}

type Props = { now: number | undefined; roughly?: number | undefined; editions?: readonly Edition[] }
/**
 * The events at a moment. `now` is undefined in a prerendered page, which knows only `roughly` when it is read: enough
 * to choose the next fair, not the next aarti.
 */
export function EventsAt({ now, roughly = now, editions = known }: Props) {
  const season = roughly ? seasonAt(roughly, editions) : {}
  const shown = season.announced ?? season.last ?? editions.findLast(edition => edition.schedule.length > 0)
  const fair = season.now ?? season.next
  return (
    <>
      {fair ? <FairBand edition={fair} isOn={fair === season.now} /> : null}
      {roughly && !fair ? <NoFairBand /> : null}
      <Daily entries={dailyAartis} now={now} edition={fair} />
      {shown ? (
        <Schedule edition={shown} now={now} isOver={!season.announced && shown === season.last} />
      ) : null}
    </>
  )
}

/** Shares the address of the schedule, or copies it if the browser has no share sheet. */
function ShareButton() {
  const t = useText(eventsTexts)
  const { language } = useLanguage()
  const { share, sheet } = useShare('share-events', () => showToast(t('copied')))
  const shareSchedule = () => {
    const url = new URL(`/events?lang=${language}`, location.href).href
    return share({ title: t('shareText'), text: t('shareText'), url })
  }
  return (
    <>
      <button type="button" className="icbtn" aria-label={t('share')} onClick={shareSchedule}>
        <Icon name="i-share" />
      </button>
      {sheet}
    </>
  )
}

type DailyProps = { entries: readonly ScheduleEntry[]; now: number | undefined; edition: Edition | undefined }

/** The daily aartis; the next one is marked. */
function Daily({ entries, now, edition }: DailyProps) {
  const t = useText(eventsTexts)
  const say = useSay()
  const next = now ? nextDaily(entries, now) : undefined
  const nextAt = (entry: ScheduleEntry) => edition && nextInShravan(entry, edition, now)
  const save = (entry: ScheduleEntry) => {
    const at = nextAt(entry)
    if (!at || !edition) return
    saveCalendar(
      [
        {
          id: `aarti-${edition.year}-${entry.time}`,
          title: say(entry.title),
          description: say(entry.description),
          place: t('place'),
          at,
          minutes: 30,
          repeatUntil: endOfShravan(edition),
        },
      ],
      `aarti-${entry.time.replace(':', '')}`,
    )
  }
  return (
    <>
      <div className="sec">
        <h2>{t('daily')}</h2>
      </div>
      <ul className="list divided">
        {entries.map(entry => (
          <EntryRow
            key={entry.time}
            entry={entry}
            mark={next?.time === entry.time ? 'next' : undefined}
            onSave={nextAt(entry) ? () => save(entry) : undefined}
          />
        ))}
      </ul>
    </>
  )
}

type ScheduleProps = { edition: Edition; now: number | undefined; isOver: boolean }

/** The announced schedule of one year. */
function Schedule({ edition, now, isOver }: ScheduleProps) {
  const t = useText(eventsTexts)
  const say = useSay()
  const entries = datedEntries(edition)
  const next = now ? nextOf(entries, now) : undefined
  const markOf = (entry: Dated) => {
    if (isOver || !now) return undefined
    if (entry === next) return 'next'
    return isPast(entry, now) ? 'over' : undefined
  }
  const save = (entry: Dated) => {
    // Entries may begin at the same time, so the id in the calendar file also counts them.
    const twin = entries.filter(({ at }) => at === entry.at).indexOf(entry)
    saveCalendar(
      [
        {
          id: `${entry.date}-${entry.time}${twin ? `-${twin}` : ''}`,
          title: say(entry.title),
          description: say(entry.description),
          place: t('place'),
          at: entry.at,
          minutes: 60,
        },
      ],
      `mela-${entry.date}`,
    )
  }
  return (
    <>
      <div className="sec">
        <h2>{t('schedule', { year: edition.year })}</h2>
      </div>
      {isOver ? <p className="pad sub">{t('past')}</p> : null}
      <ul className="list divided">
        {entries.map(entry => (
          <EntryRow
            key={`${entry.at} ${entry.title.en}`}
            entry={entry}
            mark={markOf(entry)}
            onSave={isOver ? undefined : () => save(entry)}
          />
        ))}
      </ul>
    </>
  )
}

/** The dates of the current or the next fair. */
function FairBand({ edition, isOn }: { edition: Edition; isOn: boolean }) {
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
function NoFairBand() {
  const t = useText(eventsTexts)
  return (
    <section className={`band ${style.fair}`}>
      <p className="sub">{t('nextFair')}</p>
      <h2>{t('notAnnounced')}</h2>
      <p className="tiny">{t('notAnnouncedUse')}</p>
    </section>
  )
}

/** Downloads a calendar file, which the phone opens in its calendar. Works without a network. */
function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  download(new Blob([calendarFile(events, serverNow())], { type: 'text/calendar' }), `${name}.ics`)
}
