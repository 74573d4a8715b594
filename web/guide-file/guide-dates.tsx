import { fairMoment } from '#common/fair-time.ts'
import { fill, type Language } from '#common/text.ts'
import { dailyAartis, editions } from '#content/edition.ts'
import { sayDate, sayHour, sayLongDate } from '#features/events/say-date.ts'
import { seasonAt, withStaffSchedules } from '#features/events/season.ts'
import { eventsTexts } from '#features/events/texts.ts'
import type { GuideRows } from './guide-rows.ts'
import { guideFileTexts } from './texts.ts'

type Props = { schedules: GuideRows['schedules']; language: Language; at: number }

/** Future fairs, daily aartis, and the last announced schedule, which may be a past fair's. */
export function Dates({ schedules, language, at }: Props) {
  const known = withStaffSchedules(editions, schedules)
  const { announced, last } = seasonAt(at, known)
  const fairs = known.filter(({ shravan }) => fairMoment(shravan.to, '23:59') > at)
  const shown = announced ?? last
  const day = (date: string) => sayLongDate(fairMoment(date, '12:00'), language, false)
  return (
    <>
      {fairs.length === 0 ? <p>{eventsTexts.notAnnounced[language]}</p> : null}
      <ul className="list">
        {fairs.map(({ year, shravan, mondays, dates }) => (
          <li key={year}>
            <h3>
              {fill(guideFileTexts.fairDates, language, {
                year,
                from: day(shravan.from),
                to: day(shravan.to),
              })}
            </h3>
            {dates === 'computed' ? <p className="small">{guideFileTexts.byCalendar[language]}</p> : null}
            <p>
              {eventsTexts.mondays[language]}: {mondays.map(day).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="over">{eventsTexts.daily[language]}</h3>
      <ul className="list">
        {dailyAartis.map(({ time, title }) => (
          <li key={time} className="number">
            <b>{title[language]}</b>
            <span>{sayHour(time, language)}</span>
          </li>
        ))}
      </ul>
      {shown ? (
        <>
          <h3 className="over">{fill(eventsTexts.schedule, language, { year: shown.year })}</h3>
          {shown === announced ? null : <p>{eventsTexts.past[language]}</p>}
          <ul className="list">
            {shown.schedule.map(({ date, time, title, description }) => (
              <li key={`${date} ${time} ${title.en}`}>
                <b>{title[language]}</b>
                <p>
                  {date ? `${sayDate(fairMoment(date, time), language)}, ` : ''}
                  {sayHour(time, language)}
                </p>
                <p className="small">{description[language]}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
